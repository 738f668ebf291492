import { lazy } from 'react';

export { Bell } from './bell';
export { MyNotices } from './my-notices';
export { readNotificationsSearch } from './notifications-search';
/** All notifications, `/notification-all`. */
export const NotificationsScreen = lazy(async () => ({ default: (await import('./notifications-screen')).NotificationsScreen }));
/** Which event is told by which channel, a page of the settings. */
export const NoticeSettingsScreen = lazy(async () => ({ default: (await import('./notice-settings-screen')).NoticeSettingsScreen }));
