import * as z from 'zod/mini';
import { longestPinTyped } from '../certificates/pin';
import { endpoint, nothing } from '../endpoint';
import { moment } from '../wire';

/** So many wrong tries lock a PIN until it is set again. */
export const mostWrongSigningPins = 5;

/** `locked`: it was tried wrongly too often, and counts for nothing until it is set again. */
export const signingPinStates = ['none', 'set', 'locked'] as const;
export const signingPinStateSchema = z.enum(signingPinStates);
export type SigningPinState = z.output<typeof signingPinStateSchema>;

const ownProof = { password: z.string().check(z.maxLength(1000)), code: z._default(z.string().check(z.trim(), z.maxLength(40)), '') };

export const signingPin = endpoint({
  name: 'signingPin',
  summary: 'Whether the person has a PIN for signing',
  method: 'GET',
  path: '/api/core/signing-pin',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    state: signingPinStateSchema,
    since: z.nullable(moment),
    /** Setting and removing it asks for a code as well as the password. */
    bySecondFactor: z.boolean(),
  }),
});

/** Sets the PIN, in place of an earlier or locked one. Needs the password, and a code where the second factor is on. */
export const setSigningPin = endpoint({
  name: 'setSigningPin',
  summary: 'Set the PIN for signing',
  method: 'POST',
  path: '/api/core/signing-pin/set',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ pin: z.string().check(z.maxLength(longestPinTyped)), ...ownProof }),
  response: nothing,
});

/** Takes the PIN away: from then on the password proves who signs. Needs the same as setting it. */
export const removeSigningPin = endpoint({
  name: 'removeSigningPin',
  summary: 'Take the PIN for signing away',
  method: 'POST',
  path: '/api/core/signing-pin/remove',
  kind: 'act',
  access: 'signedIn',
  request: z.object(ownProof),
  response: nothing,
});

/** Ends the standing proof of this session: the next signature asks again. */
export const endStandingProof = endpoint({
  name: 'endStandingProof',
  summary: 'Let the next signature of this session ask for proof again',
  method: 'POST',
  path: '/api/core/signing-pin/end-proof',
  kind: 'act',
  access: 'signedIn',
  request: nothing,
  response: nothing,
});
