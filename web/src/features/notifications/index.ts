import { lazyPage } from '../../ui/lazy-part';

export { Bell } from './bell';
export { MyNotices } from './my-notices';
export { readNotificationsSearch } from './notifications-search';
/** All notifications, `/notification-all`. */
export const NotificationsScreen = lazyPage(async () => (await import('./notifications-screen')).NotificationsScreen);
/** The channels of each event, a settings page. */
export const NoticeSettingsScreen = lazyPage(async () => (await import('./notice-settings-screen')).NoticeSettingsScreen);
