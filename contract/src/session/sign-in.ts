import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { wireRecord } from '../wire';
import { userLogin } from './user-login';

export { maxPasswordLength } from '../values/password';
export { captchaRequired, secondFactorRequired, secondFactorWrong } from './sign-in-refusals';

const username = z._default(z.string().check(z.maxLength(200)), '');
const password = z._default(z.string().check(z.maxLength(1000)), '');
/** The solved captcha of an agency that asks for one after wrong tries (`captcha.ts`). */
const captcha = z._default(z.string().check(z.maxLength(200)), '');
const credentials = wireRecord({ username: ['username', username], password: ['password', password], captcha: ['CAPTCHA', captcha] });

/** A name, a password and, with a second factor, a one-time or recovery code. */
const fullCredentials = wireRecord({
  username: ['username', username],
  password: ['password', password],
  captcha: ['CAPTCHA', captcha],
  secondFactor: ['SECOND_FACTOR', z._default(z.string().check(z.maxLength(40)), '')],
});

/** First step: checks name and password. If a session is open elsewhere, the refusal has an `oauth_id`. */
export const preLogin = endpoint({
  name: 'preLogin',
  summary: 'Check name and password, and whether a session is open on another device',
  method: 'POST',
  path: '/api/users/pre-login',
  kind: 'act',
  takesNoKey: 'it changes nothing but the count of wrong passwords',
  access: 'anyone',
  classic: true,
  request: credentials,
  response: z.object({ message: z.string() }),
});

/** Second step: opens the session and ends the person's other ones. */
export const login = endpoint({
  name: 'login',
  summary: 'Sign in, ending sessions on other devices',
  method: 'POST',
  path: '/api/users/login',
  kind: 'act',
  takesNoKey: 'it signs in: its answer is a new token',
  access: 'anyone',
  classic: true,
  request: fullCredentials,
  response: z.object({
    message: z.string(),
    success: z.object({ token: z.string() }),
    token: z.string(),
    oauth_id: z.string(),
    userLogin,
  }),
});

/** Both steps in one. */
export const directLogin = endpoint({
  name: 'directLogin',
  summary: 'Sign in in one step, ending sessions on other devices',
  method: 'POST',
  path: '/api/login',
  kind: 'act',
  takesNoKey: 'it signs in: its answer is a new token',
  access: 'anyone',
  classic: true,
  request: fullCredentials,
  response: z.object({ message: z.string(), token: z.string(), userLogin }),
});

/** The signed-in person; 401 if there is none. */
export const verify = endpoint({
  name: 'verify',
  summary: 'Say who is signed in',
  method: 'POST',
  path: '/api/verify',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  mayKeep: 'always',
  request: nothing,
  response: z.object({ userLogin }),
});

export const logout = endpoint({
  name: 'logout',
  summary: 'Sign out of this session',
  method: 'POST',
  path: '/api/logout',
  kind: 'act',
  takesNoKey: 'it ends the session that would ask again',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  request: nothing,
  response: nothing,
});

/** Ends all sessions of the person. */
export const revoke = endpoint({
  name: 'revoke',
  summary: 'Sign out of every session of the person',
  method: 'POST',
  path: '/api/core/revoke',
  kind: 'act',
  takesNoKey: 'it ends the session that would ask again',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  request: nothing,
  response: nothing,
});
