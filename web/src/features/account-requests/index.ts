import { lazyPage } from '../../ui/lazy-part';

/** Asks for an account, or says how to get one. Open to anyone. */
export const RegisterScreen = lazyPage(async () => (await import('./register-screen')).RegisterScreen);
/** Sets the first password of a new account, by the link of a mail. Open to anyone. */
export const FirstPasswordScreen = lazyPage(async () => (await import('./first-password-screen')).FirstPasswordScreen);
/** The administrators' page of requests for accounts. */
export const AccountRequestsScreen = lazyPage(async () => (await import('./account-requests-screen')).AccountRequestsScreen);
