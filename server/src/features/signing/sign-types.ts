import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import {
  type signTypesFor as forEndpoint,
  type removeSignTypeRule as removeEndpoint,
  type signTypeRules as rulesEndpoint,
  type saveSignTypeRule as saveEndpoint,
  typeBeforehand,
} from '@sarabun/contract/signing/sign-types';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { certificateDemanded } from '../certificates';
import { changedMeanwhile } from '../settings';
import { noSignTypeAllowed, pictureDemanded, ruleNameTaken, signTypeNotAllowed, unknownKind, unknownLevel } from './refusals';
import { mayUse } from './sign-type-rules';
import { addRuleHistory, areKnown, deleteRule, findRules, findSigning, findSignTypes, lockRule, writeRule } from './sign-type-store';

async function typesAt({ db, actor, now }: ReadContext | ActContext, legId: number) {
  const deskIds = actor.seats.map(({ deskId }) => deskId);
  const signing = await findSigning(db, legId, { personId: actor.personId, deskIds, clearance: actor.clearance, now });
  if (!signing) throw notFound();
  const all = await findSignTypes(db);
  return { all, usable: all.filter((type) => mayUse(type, signing)) };
}

/** The types of signatures that the person may use on a letter awaiting signature. */
export async function signTypesFor(context: ReadContext, { legId }: InputOf<typeof forEndpoint>): Promise<AnswerOf<typeof forEndpoint>> {
  const { usable } = await typesAt(context, legId);
  return { items: usable.map(({ rules: _, ...type }) => type) };
}

/**
 * The type of a signature; without a choice the one chosen beforehand, so that leaving it out goes round no rule. Null where the office has no
 * types. Refuses one that the rules do not allow here, and one that requires a certificate or a picture when none is used.
 */
export async function signTypeAt(
  context: ActContext,
  legId: number,
  { signTypeId, hasCertificate, hasPicture }: { signTypeId: number | null; hasCertificate: boolean; hasPicture: boolean },
): Promise<number | null> {
  const { all, usable } = await typesAt(context, legId);
  const type = signTypeId === null ? typeBeforehand(usable) : usable.find(({ id }) => id === signTypeId);
  if (!type && signTypeId === null && all.length === 0) return null;
  if (!type) throw signTypeId === null ? noSignTypeAllowed() : signTypeNotAllowed();
  if (type.needsCertificate && !hasCertificate) throw certificateDemanded();
  if (type.needsPicture && !hasPicture) throw pictureDemanded();
  return type.id;
}

export async function signTypeRules({ db }: ReadContext, { signTypeId }: InputOf<typeof rulesEndpoint>): Promise<AnswerOf<typeof rulesEndpoint>> {
  const item = await findRules(db, signTypeId);
  if (!item) throw notFound();
  return { item };
}

/** Adds or changes a rule. Refuses unknown kinds and levels, a name that another rule has, and overwriting a version that was not seen. */
export async function saveSignTypeRule(
  context: ActContext,
  { signTypeId, rule, ...fields }: InputOf<typeof saveEndpoint>,
): Promise<AnswerOf<typeof saveEndpoint>> {
  const { db, actor, now } = context;
  const by = { by: actor.personId, now };
  const before = rule ? await lockRule(db, rule.id) : null;
  if (rule && before?.signTypeId !== signTypeId) throw notFound();
  if (before && before.version !== rule?.version) throw changedMeanwhile();
  if (!before && !(await findRules(db, signTypeId))) throw notFound();
  const known = await areKnown(db, fields.kinds, fields.levelIds);
  if (!known.kinds) throw unknownKind();
  if (!known.levelIds) throw unknownLevel();
  const id = await writeRule(db, signTypeId, before?.id ?? null, fields, by);
  if (id === undefined) throw ruleNameTaken();
  await addRuleHistory(db, signTypeId, before ?? null, fields, by);
  context.audit({ detail: { page: 'sign-type', rowIds: [signTypeId], ruleId: id } });
  context.announce('settings.changed', { path: 'sign-type', rowIds: [signTypeId] });
  return { id };
}

export async function removeSignTypeRule(context: ActContext, { id, version }: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> {
  const { db, actor, now } = context;
  const before = await lockRule(db, id);
  if (!before) throw notFound();
  if (before.version !== version) throw changedMeanwhile();
  await deleteRule(db, id);
  await addRuleHistory(db, before.signTypeId, before, null, { by: actor.personId, now });
  context.audit({ detail: { page: 'sign-type', rowIds: [before.signTypeId], ruleId: id } });
  context.announce('settings.changed', { path: 'sign-type', rowIds: [before.signTypeId] });
  return {};
}
