import { lazyPage } from '../../ui/lazy-part';

/** Hand-overs that wait for the reader, `/sarabun/handovers`. */
export const HandoversScreen = lazyPage(async () => (await import('./handovers-screen')).HandoversScreen);
