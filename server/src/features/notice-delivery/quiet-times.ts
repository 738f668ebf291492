import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  myQuietTimes as mineEndpoint,
  officeQuietTimes as officeEndpoint,
  saveMyQuietTimes as saveMineEndpoint,
  saveOfficeQuietTimes as saveOfficeEndpoint,
} from '@sarabun/contract/notice-delivery/quiet-times';
import type { ActContext, ReadContext } from '../../platform/action';
import { findOfficeQuietTimes, findPersonQuiet, saveOfficeQuiet, savePersonQuiet } from './quiet-store';
import { quietChanged, quietIsFixed } from './refusals';

export async function officeQuietTimes({ db }: ReadContext): Promise<AnswerOf<typeof officeEndpoint>> {
  return findOfficeQuietTimes(db);
}

/** The person's own times, or those of the office. */
export async function myQuietTimes({ db, actor }: ReadContext): Promise<AnswerOf<typeof mineEndpoint>> {
  const { version: _, mayChoose, ...office } = await findOfficeQuietTimes(db);
  const own = mayChoose ? await findPersonQuiet(db, actor.personId) : undefined;
  return { ...(own ?? office), mayChoose };
}

export async function saveMyQuietTimes({ db, actor }: ActContext, times: InputOf<typeof saveMineEndpoint>): Promise<AnswerOf<typeof saveMineEndpoint>> {
  if (!(await savePersonQuiet(db, actor.personId, times))) throw quietIsFixed();
  return {};
}

export async function saveOfficeQuietTimes(
  { db, actor, now, audit }: ActContext,
  times: InputOf<typeof saveOfficeEndpoint>,
): Promise<AnswerOf<typeof saveOfficeEndpoint>> {
  if (!(await saveOfficeQuiet(db, times, actor.personId, now))) throw quietChanged();
  audit({ detail: { page: 'setting-notifications', ...times } });
  return {};
}
