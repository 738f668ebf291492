import { lazyPage } from '../../ui/lazy-part';

export { Bell } from './bell';
export { MyNotices } from './my-notices';
export { readNotificationsSearch } from './notifications-search';
/** All notifications, `/notification-all`. */
export const NotificationsScreen = lazyPage(async () => (await import('./notifications-screen')).NotificationsScreen);
/** Which event is told by which channel, a page of the settings. */
export const NoticeSettingsScreen = lazyPage(async () => (await import('./notice-settings-screen')).NoticeSettingsScreen);
