import { lazyPage, lazyPart, withFirstTexts } from '../../ui/lazy-part';

export { readDevicesSearch } from './devices/devices-search';
export { signOut } from './sessions/sign-out';
export { LoginLayout } from './sign-in/login-layout';
export { SignInScreen } from './sign-in/sign-in-screen';

/** Ends all sessions of the person. The start of the page needs it only for an address that asks for it. */
export const signOutEverywhere = async (): Promise<void> => (await import('./sessions/sign-out')).signOutEverywhere();
/** Blocks the pages for a person who has not consented. */
export const ConsentGate = lazyPart(withFirstTexts(async () => (await import('./consent/consent-gate')).ConsentGate));
export const ConsentVersions = lazyPart(async () => (await import('./consent/consent-versions')).ConsentVersions);
/** Signs out a person who has left the desk. */
export const IdleGuard = lazyPart(withFirstTexts(async () => (await import('./sessions/idle-guard')).IdleGuard));
export const ChangePasswordScreen = lazyPage(async () => (await import('./reset/change-password-screen')).ChangePasswordScreen);
/** The signed-in devices, and the history. */
export const Devices = lazyPart(async () => (await import('./devices/devices')).Devices);
/** Requests a mailed code, and sets a new password with it. */
export const ForgotPasswordScreen = lazyPage(async () => (await import('./reset/forgot-password-screen')).ForgotPasswordScreen);
export const ResetPasswordScreen = lazyPage(async () => (await import('./reset/reset-password-screen')).ResetPasswordScreen);
/** The PIN for signing, `/signing-pin`. */
export const SigningPinScreen = lazyPage(async () => (await import('./signing-pin/signing-pin-screen')).SigningPinScreen);
/** The person's two-step verification. */
export const SecondFactorScreen = lazyPage(async () => (await import('./second-factor/second-factor-screen')).SecondFactorScreen);
/** The privacy policy, readable by anyone. */
export const PrivacyPolicyScreen = lazyPage(async () => (await import('./consent/privacy-policy-screen')).PrivacyPolicyScreen);
