import { lazy } from 'react';

export { HeaderMenu } from './header-menu';
export { Launcher } from './launcher';
/** The items of a menu or an application, `admin-application` and below. */
export const MenuSystemPage = lazy(async () => ({ default: (await import('./menu-system-page')).MenuSystemPage }));
/** The portal of modules, `/portal`. */
export const PortalScreen = lazy(async () => ({ default: (await import('./portal-screen')).PortalScreen }));
