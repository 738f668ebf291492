import { lazyPage } from '../../ui/lazy-part';

export { Bell } from './bell';
export { MyNotices } from './my-notices';
export { readNotificationsSearch } from './notifications-search';
export { useServerMessages } from './server-messages';
export { useModule, useModules } from './use-modules';
/** All notifications, `/notification-all`. */
export const NotificationsScreen = lazyPage(async () => (await import('./notifications-screen')).NotificationsScreen);
/** The channels of each event, a settings page. */
export const NoticeSettingsScreen = lazyPage(async () => (await import('./notice-settings-screen')).NoticeSettingsScreen);
/** What the administrators tell everyone, a page of the settings. */
export const ServerMessagesPage = lazyPage(async () => (await import('./server-messages-page')).ServerMessagesPage);
