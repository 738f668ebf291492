import * as z from 'zod/mini';
import { usernamePattern } from '../account-requests/account-requests';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { isEmail, maxEmailLength } from '../values/email';
import { oneLine } from '../values/one-line';
import { telephoneOrNone } from '../values/telephone';
import { day, id, moment, version, whole } from '../wire';

const query: Access = { menu: 'employee-information', right: 'query' };
const manage: Access = { menu: 'employee-information', right: 'manage' };

const line = (least: number, most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most), z.regex(oneLine));

/** The data of a person, as sent by a form. */
const personFields = {
  prefix: line(1, 50),
  suffix: z._default(line(0, 50), ''),
  firstName: line(1, 100),
  lastName: line(1, 100),
  firstNameEn: line(0, 100),
  lastNameEn: line(0, 100),
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxEmailLength), z.refine(isEmail)),
  phone: telephoneOrNone,
  employeeTypeId: z.nullable(id),
  /** Lower is higher; signers are listed in this order. */
  signatureRank: z._default(z.nullable(whole(1, 999)), null),
};

const personRow = z.object({
  personId: z.number(),
  name: z.string(),
  positionName: z.string(),
  unitId: z.number(),
  unitName: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  closedOn: z.nullable(day),
});
export type PersonRow = z.output<typeof personRow>;

export const listPersons = endpoint({
  name: 'listPersons',
  summary: 'The persons of the office, in office or closed',
  method: 'POST',
  path: '/api/core/people/persons',
  kind: 'read',
  access: query,
  request: z.extend(listRequest, {
    unitId: z.optional(id),
    state: z._default(z.enum(['on', 'off']), 'on'),
  }),
  response: z.extend(listResponse(personRow), { on: z.number(), off: z.number() }),
});

const seat = z.object({
  seatId: z.number(),
  isMain: z.boolean(),
  levelName: z.string(),
  name: z.string(),
  unitName: z.string(),
  function: z.enum(['self', 'holder', 'acting', 'secretary', 'head', 'registrar', 'registryHead', 'secretRegistrar']),
  startsOn: day,
  endsOn: z.nullable(day),
  /** What is left without anybody if the person goes today: the registry of the unit, or the head of the unit. */
  leavesEmpty: z.nullable(z.enum(['registry', 'head'])),
});

const person = z.object({
  personId: z.number(),
  version: z.number(),
  /** In the language of the reader. */
  name: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameEn: z.string(),
  lastNameEn: z.string(),
  email: z.string(),
  phone: z.string(),
  employeeTypeId: z.nullable(z.number()),
  signatureRank: z.nullable(z.number()),
  picture: z.nullable(z.string()),
  /** Whether the agency's directory checks the password. */
  byDirectory: z.boolean(),
  hasSecondFactor: z.boolean(),
  changedAt: moment,
  changedBy: z.string(),
  unitId: z.number(),
  unitName: z.string(),
  username: z.string(),
  closedOn: z.nullable(day),
  /** Work on the personal desk, which prevents leaving. */
  openWork: z.number(),
  /** Current and future functions. */
  seats: z.array(seat),
  /** Scheduled moves to other units. */
  changes: z.array(z.object({ changeId: z.number(), toName: z.string(), effectiveOn: day })),
  /** The open handover of this person's work. */
  handoverId: z.nullable(z.number()),
});
export type Person = z.output<typeof person>;

export const getPerson = endpoint({
  name: 'getPerson',
  summary: 'One person: data, seats and open work',
  method: 'GET',
  path: '/api/core/people/person',
  kind: 'read',
  access: query,
  request: z.object({ personId: id }),
  response: z.object({ item: person }),
});

export const personChoices = endpoint({
  name: 'personChoices',
  summary: 'Prefixes, suffixes and types of employees to choose from',
  method: 'GET',
  path: '/api/core/people/person-choices',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({
    prefixes: z.array(z.string()),
    suffixes: z.array(z.string()),
    /** Whether the agency has a directory that may check passwords. */
    hasDirectory: z.boolean(),
    employeeTypes: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
});

export const createPerson = endpoint({
  name: 'createPerson',
  summary: 'Add a person with an account; how to set the first password is mailed',
  method: 'POST',
  path: '/api/core/people/create-person',
  kind: 'act',
  access: manage,
  request: z.object({ ...personFields, unitId: id, username: z.string().check(z.trim(), z.regex(usernamePattern)) }),
  response: z.object({ personId: z.number() }),
});

export const savePerson = endpoint({
  name: 'savePerson',
  summary: 'Change the data of a person of a version',
  method: 'POST',
  path: '/api/core/people/save-person',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, version, ...personFields }),
  response: nothing,
});

export const transferPerson = endpoint({
  name: 'transferPerson',
  summary: 'Move a person to another unit today or on a coming day; what the person did elsewhere ends',
  method: 'POST',
  path: '/api/core/people/transfer-person',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, version, unitId: id, effectiveOn: z.optional(day) }),
  response: z.object({ applied: z.boolean() }),
});

export const closePerson = endpoint({
  name: 'closePerson',
  summary: 'Remove a person from the office today: seats end, the account is closed; refused while there is work at the personal desk',
  method: 'POST',
  path: '/api/core/people/close-person',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, version }),
  response: nothing,
});
