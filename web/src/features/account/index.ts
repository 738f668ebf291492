import { lazyPage } from '../../ui/lazy-part';

/** The own data, the address and the devices. */
export const AccountInformationScreen = lazyPage(async () => (await import('./account-information-screen')).AccountInformationScreen);
/** What the test system would have mailed. */
export const OutboxScreen = lazyPage(async () => (await import('./outbox-screen')).OutboxScreen);
/** The person as colleagues see them. */
export const ProfileScreen = lazyPage(async () => (await import('./profile-screen')).ProfileScreen);
