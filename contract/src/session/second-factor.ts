import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { moment } from '../wire';

const password = z.string().check(z.maxLength(1000));
const ownProof = z.object({ password, code: z._default(z.string().check(z.maxLength(40)), '') });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Whether sign-in asks for a second factor, and how many recovery codes are left. */
export const secondFactorState = endpoint({
  name: 'secondFactorState',
  summary: 'Whether signing in asks for a one-time code',
  method: 'GET',
  path: '/api/core/second-factor',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: nothing,
  response: z.object({
    on: z.boolean(),
    /** The agency requires it for a role of this person. */
    required: z.boolean(),
    since: z.nullable(moment),
    recoveryCodesLeft: z.number(),
  }),
});

/** Creates a secret for the authenticator app. It is shown once and takes effect only after {@link confirmSecondFactor}. */
export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  summary: 'Make the secret of a second factor (RFC 6238) and show it once',
  method: 'POST',
  path: '/api/core/second-factor/begin',
  kind: 'act',
  takesNoKey: 'its answer is a secret that is shown once',
  access: 'signedIn',
  beforeConsent: true,
  request: z.object({ password }),
  response: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** The same as a QR code: an SVG in a `data:` address. */
    qr: z.string(),
  }),
});

/** Proves that the app knows the secret, and switches the second factor on. */
export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  summary: 'Switch the second factor on by a first code; answers ten recovery codes, once',
  method: 'POST',
  path: '/api/core/second-factor/confirm',
  kind: 'act',
  takesNoKey: 'its answer is a secret that is shown once',
  access: 'signedIn',
  beforeConsent: true,
  request: z.object({ code: z.string().check(z.maxLength(40)) }),
  response: recoveryCodes,
});

/** Ten new recovery codes; the old ones become invalid. Needs a code and the password. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Make ten new recovery codes',
  method: 'POST',
  path: '/api/core/second-factor/recovery-codes',
  kind: 'act',
  takesNoKey: 'its answer is a secret that is shown once',
  access: 'signedIn',
  beforeConsent: true,
  request: ownProof,
  response: recoveryCodes,
});

/** Switches the second factor off. Needs a code and the password. Refused if the agency requires it. */
export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  summary: 'Switch the second factor off',
  method: 'POST',
  path: '/api/core/second-factor/end',
  kind: 'act',
  access: 'signedIn',
  beforeConsent: true,
  request: ownProof,
  response: nothing,
});
