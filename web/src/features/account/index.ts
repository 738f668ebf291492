import { lazy } from 'react';

/** The own data, the address and the devices. */
export const AccountInformationScreen = lazy(async () => ({ default: (await import('./account-information-screen')).AccountInformationScreen }));
/** What the test system would have mailed. */
export const OutboxScreen = lazy(async () => ({ default: (await import('./outbox-screen')).OutboxScreen }));
/** The person as colleagues see them. */
export const ProfileScreen = lazy(async () => ({ default: (await import('./profile-screen')).ProfileScreen }));
