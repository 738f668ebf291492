import { lazyPage } from '../../ui/lazy-part';

/** Keys with which other systems call (`service-keys`). */
export const ServiceKeysScreen = lazyPage(async () => (await import('./service-keys-screen')).ServiceKeysScreen);
