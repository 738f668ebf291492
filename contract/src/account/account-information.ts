import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { telephoneOrNone } from '../values/telephone';
import { day, label, moment } from '../wire';

/** A post that the person holds or acts for, or a function for a unit. */
const position = z.object({
  title: label,
  unit: label,
  function: z.enum(['holder', 'acting', 'secretary', 'head', 'registrar', 'registryHead', 'secretRegistrar']),
  isMain: z.boolean(),
  startsOn: day,
  endsOn: z.nullable(day),
});
export type HeldPosition = z.output<typeof position>;

export const accountInformation = endpoint({
  name: 'accountInformation',
  summary: 'One’s own name, unit, posts, address and account',
  method: 'GET',
  path: '/api/core/account',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: nothing,
  response: z.object({
    username: z.string(),
    prefix: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    firstNameEn: z.string(),
    lastNameEn: z.string(),
    email: z.string(),
    phone: z.string(),
    unit: label,
    positions: z.array(position),
    /** The highest secrecy class the person may read: 1 open, 2 confidential, 3 secret. */
    clearance: z.number(),
    /** The agency's directory keeps the password. */
    byDirectory: z.boolean(),
    passwordChangedAt: moment,
  }),
});

export const maxNameLength = 100;
const name = z.string().check(z.trim(), z.maxLength(maxNameLength));
/** Saves what people may change themselves: English name and telephone. Administrators change the rest. */
export const saveAccountInformation = endpoint({
  name: 'saveAccountInformation',
  summary: 'Save one’s own English name and telephone',
  method: 'POST',
  path: '/api/core/account',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ firstNameEn: name, lastNameEn: name, phone: telephoneOrNone }),
  response: nothing,
});

/** Saves how the person likes to work. */
export const saveWayOfWorking = endpoint({
  name: 'saveWayOfWorking',
  summary: 'Say whether the next letter of a queue opens by itself',
  method: 'POST',
  path: '/api/core/account/way-of-working',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ goesOn: z.boolean() }),
  response: nothing,
});

/** Sends a code to a new address to verify it. Needs the password, because an address gives access to the account. */
export const askEmailCode = endpoint({
  name: 'askEmailCode',
  summary: 'Send a one-time code to one’s new e-mail address',
  method: 'POST',
  path: '/api/core/account/email-code',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ email: z.string().check(z.maxLength(1000)), password: z.string().check(z.maxLength(1000)) }),
  response: z.object({ message: z.string() }),
});

/** Changes the person's address with the code sent to the new one. The old address is informed. */
export const changeEmail = endpoint({
  name: 'changeEmail',
  summary: 'Change one’s own e-mail address with a one-time code',
  method: 'POST',
  path: '/api/core/account/email',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ email: z.string().check(z.maxLength(1000)), code: z.string().check(z.maxLength(40)) }),
  response: z.object({ message: z.string() }),
});
