import { lazyPage, withFirstTexts } from '../../ui/lazy-part';

export { HeaderMenu } from './header-menu';
export { Launcher } from './launcher';
export { useHeaderMenu, useLauncherMenu } from './use-menus';
export { useOpenTarget } from './use-open-target';
/** The items of a menu or an application, `admin-application` and below. */
export const MenuSystemPage = lazyPage(async () => (await import('./menu-system-page')).MenuSystemPage);
/** The portal of modules, `/portal`. */
export const PortalScreen = lazyPage(withFirstTexts(async () => (await import('./portal-screen')).PortalScreen));
