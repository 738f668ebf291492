import { lazy } from 'react';

export { HeaderMenu } from './header-menu';
export { Launcher } from './launcher';
/** The portal of modules, `/portal`. */
export const PortalScreen = lazy(async () => ({ default: (await import('./portal-screen')).PortalScreen }));
