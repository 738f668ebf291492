import { lazy } from 'react';

export { Bell } from './bell';
export { readNotificationsSearch } from './notifications-search';
/** All notifications, `/notification-all`. */
export const NotificationsScreen = lazy(async () => ({ default: (await import('./notifications-screen')).NotificationsScreen }));
