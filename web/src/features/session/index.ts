import { lazyPage, lazyPart } from '../../ui/lazy-part';

export { readDevicesSearch } from './devices-search';
export { LoginLayout } from './login-layout';
export { SignInScreen } from './sign-in-screen';
export { signOut, signOutEverywhere } from './sign-out';

/** Blocks the pages of a person who has not consented. */
export const ConsentGate = lazyPart(async () => (await import('./consent-gate')).ConsentGate);
/** The versions of the texts that everybody agrees to. */
export const ConsentVersions = lazyPart(async () => (await import('./consent-versions')).ConsentVersions);
/** Signs out a person who has left the desk. */
export const IdleGuard = lazyPart(async () => (await import('./idle-guard')).IdleGuard);
/** Changes the own password. */
export const ChangePasswordScreen = lazyPage(async () => (await import('./change-password-screen')).ChangePasswordScreen);
/** The devices that are signed in, and the history. */
export const Devices = lazyPart(async () => (await import('./devices')).Devices);
/** Asks for a code by mail, and sets a new password with it. */
export const ForgotPasswordScreen = lazyPage(async () => (await import('./forgot-password-screen')).ForgotPasswordScreen);
export const ResetPasswordScreen = lazyPage(async () => (await import('./reset-password-screen')).ResetPasswordScreen);
/** The person's two-step verification. */
export const SecondFactorScreen = lazyPage(async () => (await import('./second-factor-screen')).SecondFactorScreen);
/** The privacy policy, readable by anyone. */
export const PrivacyPolicyScreen = lazyPage(async () => (await import('./privacy-policy-screen')).PrivacyPolicyScreen);
