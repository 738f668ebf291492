import { lazyRouteComponent } from '@tanstack/react-router';

export { useRegistries } from './use-registries';

/** The receiving desk, `/sarabun/receive`. */
export const ReceiveScreen = lazyRouteComponent(() => import('./receive-screen'), 'ReceiveScreen');

/** The large dialog of a letter; `preload` fetches it while the person is still choosing. */
export const DocumentDialog = lazyRouteComponent(() => import('./document-dialog'), 'DocumentDialog');
