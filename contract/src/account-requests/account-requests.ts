import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { listResponse } from '../list';
import { telephone } from '../values/telephone';
import { id, moment, whole } from '../wire';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
/** A user name: Latin letters, digits, dot, underscore and hyphen; at least three characters, the first a letter. */
export const usernamePattern = /^[A-Za-z][A-Za-z0-9._-]{2,39}$/;

const username = z.string().check(z.trim(), z.regex(usernamePattern));
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));

/** Whether accounts can be requested here, and for which units. */
export const registrationForm = endpoint({
  name: 'registrationForm',
  summary: 'Whether an account may be asked for, and the units to choose from',
  method: 'GET',
  path: '/api/core/registration',
  kind: 'read',
  access: 'anyone',
  request: nothing,
  response: z.object({ allowed: z.boolean(), units: z.array(z.object({ id: z.number(), name: z.string() })) }),
});

/** The answer does not reveal whether the name or address is taken. */
export const requestAccount = endpoint({
  name: 'requestAccount',
  summary: 'Ask for an account',
  method: 'POST',
  path: '/api/core/registration',
  kind: 'act',
  access: 'anyone',
  request: z.object({
    prefix: line(40),
    firstName: line(100),
    lastName: line(100),
    position: line(200),
    unitId: id,
    email,
    phone: telephone,
    username,
    reason: line(1000),
  }),
  response: z.object({ message: z.string() }),
});

const accountRequest = z.object({
  id: z.number(),
  prefix: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  unitId: z.number(),
  unitName: z.string(),
  email: z.string(),
  phone: z.string(),
  username: z.string(),
  reason: z.string(),
  requestedAt: moment,
  state: z.enum(['waiting', 'approved', 'refused']),
  decidedAt: z.nullable(moment),
  decidedBy: z.string(),
  answer: z.string(),
  /** The user name or e-mail address is already in use. */
  usernameTaken: z.boolean(),
  emailTaken: z.boolean(),
});
export type AccountRequest = z.output<typeof accountRequest>;

/** The requests in one state, newest first. For administrators. */
export const accountRequests = endpoint({
  name: 'accountRequests',
  summary: 'Requests for accounts (administrators)',
  method: 'GET',
  path: '/api/core/account-requests',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    state: z._default(z.enum(['waiting', 'approved', 'refused']), 'waiting'),
    page: z._default(whole(1, 100_000), 1),
  }),
  response: listResponse(accountRequest),
});

/** The choices for an approval: the units, the posts of one of them, and whether the agency's directory may check the password. */
export const approvalChoices = endpoint({
  name: 'approvalChoices',
  summary: 'Units and posts for a new account (administrators)',
  method: 'GET',
  path: '/api/core/account-requests/choices',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ unitId: id }),
  response: z.object({
    units: z.array(z.object({ id: z.number(), name: z.string() })),
    posts: z.array(z.object({ id: z.number(), name: z.string(), holder: z.nullable(z.string()) })),
    directory: z.boolean(),
  }),
});

/** Creates the requested account and mails its owner a link to set the first password. */
export const approveAccount = endpoint({
  name: 'approveAccount',
  summary: 'Approve a request for an account (administrators)',
  method: 'POST',
  path: '/api/core/account-requests/approve',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    id,
    username,
    email,
    unitId: id,
    postId: z.nullable(id),
    /** The agency's directory checks the password; no first password is set. */
    byDirectory: z._default(z.boolean(), false),
  }),
  response: nothing,
});

export const refuseAccount = endpoint({
  name: 'refuseAccount',
  summary: 'Refuse a request for an account, with a reason that is mailed (administrators)',
  method: 'POST',
  path: '/api/core/account-requests/refuse',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ id, reason: line(1000) }),
  response: nothing,
});

/** Sets the first password of a new account with the mailed link, which works once and for seven days. */
export const setFirstPassword = endpoint({
  name: 'setFirstPassword',
  summary: 'Set the first password of a new account',
  method: 'POST',
  path: '/api/core/first-password',
  kind: 'act',
  access: 'anyone',
  request: z.object({ key: z.string().check(z.maxLength(100)), newPassword: z.string().check(z.maxLength(1000)) }),
  response: z.object({ message: z.string() }),
});
