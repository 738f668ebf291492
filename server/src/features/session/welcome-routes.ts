import { authCookie, deviceCookie, type Http } from '../../platform/http';
import type { SignInSettings } from './settings';
import type { signIn } from './sign-in';

/** Days that a browser is known by its cookie. */
export const deviceDays = 730;

/** Gives the browser the cookies of a session that was opened, and answers what the call says. */
export function welcome(http: Http, { sessionDays }: SignInSettings, { answer, device, token }: Awaited<ReturnType<typeof signIn>>) {
  http.setCookie(deviceCookie, device, deviceDays);
  http.setCookie(authCookie, token, sessionDays);
  return answer;
}
