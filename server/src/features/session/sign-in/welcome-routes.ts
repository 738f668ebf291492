import { authCookie, deviceCookie, type Http } from '../../../platform/http';
import type { SignInSettings } from '../sessions/settings';
import type { signIn } from './sign-in';

/** Days that a browser is known by its cookie. */
export const deviceDays = 730;

/** Gives the browser the cookies of a session that was opened, and answers what the call says. */
export function welcome(http: Http, { sessionDays }: SignInSettings, { answer, device, token }: Awaited<ReturnType<typeof signIn>>) {
  http.setCookie(deviceCookie, device, deviceDays);
  http.setCookie(authCookie, token, sessionDays);
  return answer;
}

/** Takes the cookie of the ended session from the browser, and answers what the call says. The browser stays known as a device. */
export function farewell<Answer>(http: Http, answer: Answer): Answer {
  http.setCookie(authCookie, null, 0);
  return answer;
}
