import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  signTypesFor as forEndpoint,
  removeSignTypeRule as removeEndpoint,
  signTypeRules as rulesEndpoint,
  saveSignTypeRule as saveEndpoint,
} from '@sarabun/contract/signing/sign-types';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { certificateDemanded } from '../certificates';
import { changedMeanwhile } from '../settings';
import { ruleNameTaken, signTypeNotAllowed, unknownKind, unknownLevel } from './refusals';
import { mayUse } from './sign-type-rules';
import { addRuleHistory, areKnown, deleteRule, findRules, findSigning, findSignTypes, lockRule, writeRule } from './sign-type-store';

async function usable({ db, actor, now }: ReadContext | ActContext, legId: number) {
  const deskIds = actor.seats.map(({ deskId }) => deskId);
  const signing = await findSigning(db, legId, { personId: actor.personId, deskIds, clearance: actor.clearance, now });
  if (!signing) throw notFound();
  return (await findSignTypes(db)).filter((type) => mayUse(type, signing));
}

/** The types of signatures that the person may use on a letter awaiting signature. */
export async function signTypesFor(context: ReadContext, { legId }: InputOf<typeof forEndpoint>): Promise<AnswerOf<typeof forEndpoint>> {
  const types = await usable(context, legId);
  return { items: types.map(({ id, th, en, manner, isDefault, needsCertificate }) => ({ id, th, en, manner, isDefault, needsCertificate })) };
}

/** Refuses a type of signature that the office's rules do not allow here, and one that requires a certificate when none is used. */
export async function checkSignType(
  context: ActContext,
  legId: number,
  { signTypeId, hasCertificate }: { signTypeId: number; hasCertificate: boolean },
): Promise<void> {
  const type = (await usable(context, legId)).find(({ id }) => id === signTypeId);
  if (!type) throw signTypeNotAllowed();
  if (type.needsCertificate && !hasCertificate) throw certificateDemanded();
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
