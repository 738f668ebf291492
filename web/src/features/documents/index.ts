import { lazyRouteComponent } from '@tanstack/react-router';

export { DocumentDialog } from './document-dialog';
export { useRegistries } from './use-registries';

/** The receiving desk, `/sarabun/receive`. */
export const ReceiveScreen = lazyRouteComponent(() => import('./receive-screen'), 'ReceiveScreen');
