import { lazyPage, lazyPart, withLetterTexts } from '../../ui/lazy-part';

/** Personal data, address and devices. */
export const AccountInformationScreen = lazyPage(async () => (await import('./account-information-screen')).AccountInformationScreen);
/** The mails of a test system. */
export const OutboxScreen = lazyPage(async () => (await import('./outbox-screen')).OutboxScreen);
/** The person as colleagues see them. */
export const ProfileScreen = lazyPage(async () => (await import('./profile-screen')).ProfileScreen);

/** Switches whether the next letter of a queue opens by itself; shown in a letter of one. */
export const GoesOnSwitch = lazyPart(withLetterTexts(async () => (await import('./goes-on-switch')).GoesOnSwitch));
