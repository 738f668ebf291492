import { lazyPage } from '../../ui/lazy-part';

/** Handovers waiting for the reader, `/sarabun/handovers`. */
export const HandoversScreen = lazyPage(async () => (await import('./handovers-screen')).HandoversScreen);
