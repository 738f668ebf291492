import { lazy } from 'react';

export { readDevicesSearch } from './devices-search';
export { LoginLayout } from './login-layout';
export { SignInScreen } from './sign-in-screen';
export { signOut, signOutEverywhere } from './sign-out';

/** Blocks the pages of a person who has not consented. */
export const ConsentGate = lazy(async () => ({ default: (await import('./consent-gate')).ConsentGate }));
/** The versions of the texts that everybody agrees to. */
export const ConsentVersions = lazy(async () => ({ default: (await import('./consent-versions')).ConsentVersions }));
/** Signs out a person who has left the desk. */
export const IdleGuard = lazy(async () => ({ default: (await import('./idle-guard')).IdleGuard }));
/** Changes the own password. */
export const ChangePasswordScreen = lazy(async () => ({ default: (await import('./change-password-screen')).ChangePasswordScreen }));
/** The devices that are signed in, and the history. */
export const Devices = lazy(async () => ({ default: (await import('./devices')).Devices }));
/** Asks for a code by mail, and sets a new password with it. */
export const ForgotPasswordScreen = lazy(async () => ({ default: (await import('./forgot-password-screen')).ForgotPasswordScreen }));
export const ResetPasswordScreen = lazy(async () => ({ default: (await import('./reset-password-screen')).ResetPasswordScreen }));
/** The person's two-step verification. */
export const SecondFactorScreen = lazy(async () => ({ default: (await import('./second-factor-screen')).SecondFactorScreen }));
/** The privacy policy, readable by anyone. */
export const PrivacyPolicyScreen = lazy(async () => ({ default: (await import('./privacy-policy-screen')).PrivacyPolicyScreen }));
