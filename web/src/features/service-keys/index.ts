import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPage, withMoreTexts } from '../../ui/lazy-part';

export type { NewSecret } from './secret-dialog';
export { useMadeSecret } from './use-made-secret';

/** Keys with which other systems call (`service-keys`). */
export const ServiceKeysScreen = lazyPage(withMoreTexts(async () => (await import('./service-keys-screen')).ServiceKeysScreen));
/** Replaces a secret, and shows one that is new. */
export const RotateDialog = lazyDialog(withMoreTexts(async () => (await import('./rotate-dialog')).RotateDialog));
export const SecretDialog = lazyDialog(withMoreTexts(async () => (await import('./secret-dialog')).SecretDialog));
