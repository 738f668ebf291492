import type { InputOf } from '@sarabun/contract/endpoint';
import type {
  closePerson as closeEndpoint,
  getPerson as getEndpoint,
  listPersons as listEndpoint,
  savePerson as saveEndpoint,
} from '@sarabun/contract/people/persons';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { isEmail } from '@sarabun/contract/values/email';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, ReadContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { endDuties, isLastAdministrator, mayCloseAccount } from '../acting';

import {
  countPersons,
  emailOfAnother,
  employeeTypeInUse,
  endSeats,
  findChoices,
  findPerson,
  findPersonRows,
  lockPerson,
  markClosed,
  updatePerson,
} from './person-store';
import { emailTaken, lastAdministrator, malformedEmail, mayNotClose, noSuchType, notOneself, personChanged, workLeft } from './refusals';

export async function listPersons({ db, now }: ReadContext, { page, pageSize, ...query }: InputOf<typeof listEndpoint>) {
  const [data, counts] = await Promise.all([findPersonRows(db, query, { limit: pageSize, offset: (page - 1) * pageSize, now }), countPersons(db, query)]);
  return { data, total: counts[query.state], page, pageSize, ...counts };
}

export async function getPerson({ db, now }: ReadContext, { personId }: InputOf<typeof getEndpoint>) {
  const item = await findPerson(db, personId, now);
  if (!item) throw notFound();
  return { item };
}

/** The choices of the forms: prefixes, suffixes, types of employees. */
export const personChoices =
  (hasDirectory: boolean) =>
  async ({ db }: ReadContext) => ({ ...(await findChoices(db)), hasDirectory });

/** Changes the data of a person, unless someone else did so in the meantime. */
export async function savePerson({ db, actor, now, audit }: ActContext, { personId, version, ...fields }: InputOf<typeof saveEndpoint>) {
  await lockVersion(db, personId, version);
  const faults: [string, Label, boolean][] = [
    ['email', malformedEmail, !isEmail(fields.email)],
    ['email', emailTaken, await emailOfAnother(db, personId, fields.email)],
    ['employeeTypeId', noSuchType, fields.employeeTypeId !== null && !(await employeeTypeInUse(db, fields.employeeTypeId))],
  ];
  const found = faults.filter(([, , wrong]) => wrong).map(([field, text]) => [field, text] as const);
  if (found.length > 0) throw fieldsInvalid(Object.fromEntries(found));
  await updatePerson(db, personId, fields, { by: actor.personId, now });
  audit({ detail: { of: personId } });
  return {};
}

/**
 * Removes a person from the office: refused while there is work at the personal desk; then seats end, rights are removed, and
 * `closeAccount` closes the account.
 */
export function closePerson(closeAccount: (context: ActContext, personId: number) => Promise<void>) {
  return async (context: ActContext, { personId, version }: InputOf<typeof closeEndpoint>) => {
    const { db, actor, now, audit } = context;
    if (personId === actor.personId) throw notOneself();
    await lockVersion(db, personId, version);
    if (!(await mayCloseAccount(db, actor.personId, personId, bangkokDay(now)))) throw mayNotClose();
    if (await isLastAdministrator(db, personId)) throw lastAdministrator();
    const person = await findPerson(db, personId, now);
    if (person && person.openWork > 0) throw workLeft(person.openWork);
    await endSeats(db, personId, now, true);
    await markClosed(db, personId, now);
    await endDuties(context, personId);
    await closeAccount(context, personId);
    audit({ detail: { of: personId } });
    return {};
  };
}

async function lockVersion(db: ActContext['db'], personId: number, version: number) {
  const person = await lockPerson(db, personId);
  if (!person) throw notFound();
  if (person.version !== version) throw personChanged();
  return person;
}
