import { deviceCookie } from '../../../platform/http';
import type { Http } from '../../../platform/http/http-of';
import { authCookie } from '../../../platform/http/who-asks';
import type { SignInSettings } from '../sessions/settings';
import type { signIn } from './sign-in';

/** Days that a browser is remembered by its cookie. */
export const deviceDays = 730;

/** Sets the cookies of a new session and returns the answer of the call. */
export function welcome(http: Http, { sessionDays }: SignInSettings, { answer, device, token }: Awaited<ReturnType<typeof signIn>>) {
  http.setCookie(deviceCookie, device, deviceDays);
  http.setCookie(authCookie, token, sessionDays);
  return answer;
}

/** Clears the cookie of the ended session and returns the answer of the call. The browser stays known as a device. */
export function farewell<Answer>(http: Http, answer: Answer): Answer {
  http.setCookie(authCookie, null, 0);
  return answer;
}
