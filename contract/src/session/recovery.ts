import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { wireRecord } from '../wire';

export const codeDigits = 6;

const typed = z._default(z.string().check(z.maxLength(1000)), '');

/** Sends a code to an address. The answer is the same if nobody has it. */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Ask for a one-time code by mail, to set a new password with',
  method: 'POST',
  path: '/api/core/forgot-password',
  kind: 'act',
  access: 'anyone',
  classic: true,
  request: wireRecord({ email: ['F_EMAIL', typed] }),
  response: z.object({ message: z.string() }),
});

/** Sets a new password with a mailed code. All sessions of the person end. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password by a one-time code',
  method: 'POST',
  path: '/api/core/reset-password',
  kind: 'act',
  access: 'anyone',
  classic: true,
  request: wireRecord({ newPassword: ['NEW_PASSWORD', typed], email: ['EMAIL', typed], code: ['OTP', typed] }),
  response: z.object({ message: z.string() }),
});
