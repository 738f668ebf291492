import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { createPerson as endpoint } from '@sarabun/contract/people/persons';
import type { ActContext } from '../../platform/action';
import { queueMail } from '../../platform/mail';
import { addPerson, setEmployeeType, setNameParts } from '../people';
import { hashPassword, newToken } from '../session';
import { checkChoice, offerFirstPassword } from './decide-on-request';
import { beginAccount } from './request-store';
import { createdMail } from './request-texts';
import type { AccountRequestSettings } from './settings';

/** Adds a person without a request. The account opens once its owner has set a password through the mailed link. */
export async function createPerson(context: ActContext, input: InputOf<typeof endpoint>, settings: AccountRequestSettings): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, audit } = context;
  const { employeeTypeId, suffix, signatureRank, ...fields } = input;
  await checkChoice(context, { id: 0, username: fields.username, email: fields.email, unitId: fields.unitId, postId: null, byDirectory: false }, settings);
  const { personId } = await addPerson(context, { ...fields, passwordHash: await hashPassword(newToken()) });
  await setEmployeeType(db, personId, employeeTypeId);
  await setNameParts(db, personId, { suffix, signatureRank });
  await beginAccount(db, personId, false, now);
  const first = await offerFirstPassword(context, personId, settings.publicUrl);
  await queueMail(db, { to: fields.email, ...createdMail(await settings.agency(db), { username: fields.username, first }) }, now);
  audit({ detail: { added: personId, unitId: fields.unitId } });
  return { personId };
}
