import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type * as calls from '@sarabun/contract/registers/number-rights';
import type { ActContext, ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { hasRightAlready, noSuchHolder, noSuchUnit, outsideRegistry } from '../book/refusals';
import { isUsable } from '../book/register-rules';
import {
  countNumberRights,
  endRight,
  findNumberRights,
  findRightChoices,
  findStanding,
  hasRegisters,
  insertNumberRights,
  isInOffice,
  keepsOwnRegisters,
} from './number-right-store';

export async function listNumberRights(
  { db }: ReadContext,
  { page, pageSize, ...query }: InputOf<typeof calls.listNumberRights>,
): Promise<AnswerOf<typeof calls.listNumberRights>> {
  const [data, counts] = await Promise.all([findNumberRights(db, query, { limit: pageSize, offset: (page - 1) * pageSize }), countNumberRights(db, query)]);
  const moments = data.map((row) => ({ ...row, grantedAt: new Date(row.grantedAt), endedAt: row.endedAt && new Date(row.endedAt) }));
  return { data: moments, total: counts[query.state], page, pageSize, ...counts };
}

export async function numberRightChoices({ db }: ReadContext, { search }: InputOf<typeof calls.numberRightChoices>) {
  return findRightChoices(db, search);
}

/**
 * Gives a person, or whoever holds or acts for a post, rights on the numbers of a unit, effective at once. Refuses a useless right: on a
 * unit without registers of its own, or for someone who may not view them.
 */
export async function grantNumberRights({ db, actor, now, audit }: ActContext, input: InputOf<typeof calls.grantNumberRights>) {
  if (!(await hasRegisters(db, input.unitId))) throw noSuchUnit();
  if (!(await isInOffice(db, input.holder))) throw noSuchHolder();
  const { unitId, holder, what } = input;
  if (what.some((one) => one !== 'overview') && !(await keepsOwnRegisters(db, unitId))) throw noSuchUnit();
  const standing = await findStanding(db, holder, unitId, now);
  const isShown = standing.isShown || what.includes('central') || what.includes('overview');
  if (!what.every((one) => isUsable(one, { ...standing, isShown }))) throw outsideRegistry();
  const granted = await insertNumberRights(db, input, { personId: actor.personId, now });
  if (granted === 0) throw hasRightAlready();
  audit({ detail: { unitId: input.unitId, [input.holder.kind]: input.holder.id, what: input.what } });
  return { granted };
}

/** Ends a right at once; the record of it stays. */
export async function endNumberRight({ db, actor, now, audit }: ActContext, { rightId }: InputOf<typeof calls.endNumberRight>) {
  const ended = await endRight(db, rightId, { personId: actor.personId, now });
  if (!ended) throw notFound();
  const { unitId, personId, postId, what } = ended;
  audit({ detail: { unitId, person: personId, post: postId, what } });
  return {};
}
