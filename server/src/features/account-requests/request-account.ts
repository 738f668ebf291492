import type { requestAccount as endpoint } from '@sarabun/contract/account-requests/account-requests';
import type { InputOf } from '@sarabun/contract/endpoint';
import { isEmail } from '@sarabun/contract/values/email';
import type { ActContext, ReadContext } from '../../platform/action';
import { fieldsInvalid } from '../../platform/refusals';
import { malformedEmail, noRegistration, noSuchUnit, tooManyRequests } from './refusals';
import { addRequest, countRequests, findUnits, unitExists } from './request-store';
import { requestTaken } from './request-texts';
import type { AccountRequestSettings } from './settings';

const hour = 60 * 60 * 1000;
/** Several people of an office may share one address. */
const maxFromAddress = 20;
const maxWaiting = 1000;

/** Whether accounts may be requested, and the units to choose from; none if they may not. */
export async function registrationForm({ db }: ReadContext, { allowed }: AccountRequestSettings) {
  return { allowed, units: allowed ? await findUnits(db) : [] };
}

/** Stores an account request. The answer does not reveal whether the name or address is taken or was requested before. */
export async function requestAccount(
  { db, now, origin, audit, announce }: ActContext,
  wanted: InputOf<typeof endpoint>,
  { allowed }: AccountRequestSettings,
): Promise<{ message: string }> {
  if (!allowed) throw noRegistration();
  if (!isEmail(wanted.email)) throw fieldsInvalid({ email: malformedEmail });
  if (!(await unitExists(db, wanted.unitId))) throw fieldsInvalid({ unitId: noSuchUnit });
  const { fromAddress, waiting } = await countRequests(db, origin.address, new Date(now.getTime() - hour));
  if (fromAddress >= maxFromAddress || waiting >= maxWaiting) throw tooManyRequests();
  const requestId = await addRequest(db, { ...wanted, language: origin.language, address: origin.address }, now);
  if (requestId !== null) announce('account.requested', { requestId });
  audit({ detail: { unitId: wanted.unitId } });
  return { message: requestTaken[origin.language] };
}
