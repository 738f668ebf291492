import { lazyPage } from '../../ui/lazy-part';

/** Requests an account, or explains how to get one. Public. */
export const RegisterScreen = lazyPage(async () => (await import('./register-screen')).RegisterScreen);
/** Sets the first password of a new account through a mailed link. Public. */
export const FirstPasswordScreen = lazyPage(async () => (await import('./first-password-screen')).FirstPasswordScreen);
export const AccountRequestsScreen = lazyPage(async () => (await import('./account-requests-screen')).AccountRequestsScreen);
