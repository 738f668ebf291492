import { lazy } from 'react';

/** Asks for an account, or says how to get one. Open to anyone. */
export const RegisterScreen = lazy(async () => ({ default: (await import('./register-screen')).RegisterScreen }));
/** Sets the first password of a new account, by the link of a mail. Open to anyone. */
export const FirstPasswordScreen = lazy(async () => ({ default: (await import('./first-password-screen')).FirstPasswordScreen }));
/** The administrators' page of requests for accounts. */
export const AccountRequestsScreen = lazy(async () => ({ default: (await import('./account-requests-screen')).AccountRequestsScreen }));
