import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  createServiceKey as createEndpoint,
  listServiceKeys as listEndpoint,
  revokeServiceKey as revokeEndpoint,
  rotateServiceKey as rotateEndpoint,
  saveServiceKey as saveEndpoint,
  listKeyUses as usesEndpoint,
} from '@sarabun/contract/service-keys/service-keys';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { newSecret } from './key-secrets';
import { findUses } from './key-use-store';
import { findNewestNotices } from './module-notice-store';
import { keyChanged, keyRevoked } from './refusals';
import {
  endSecrets,
  findServiceKeys,
  insertSecret,
  insertServiceKey,
  type LockedKey,
  lockServiceKey,
  markRevoked,
  updateServiceKey,
} from './service-key-store';

const hourMs = 3_600_000;
const newestNotices = 20;
const page = 'service-keys';

export async function listServiceKeys({ db, now }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> {
  return { items: await findServiceKeys(db, now) };
}

export async function listKeyUses({ db }: ReadContext, { id, page, pageSize }: InputOf<typeof usesEndpoint>): Promise<AnswerOf<typeof usesEndpoint>> {
  const [uses, sent] = await Promise.all([findUses(db, id, { limit: pageSize, offset: (page - 1) * pageSize }), findNewestNotices(db, id, newestNotices)]);
  return { ...uses, page, pageSize, sent };
}

export async function createServiceKey({ db, actor, now, audit }: ActContext, input: InputOf<typeof createEndpoint>): Promise<AnswerOf<typeof createEndpoint>> {
  const change = { by: actor.personId, now };
  const id = await insertServiceKey(db, input, change);
  const { secret, ...kept } = newSecret();
  await insertSecret(db, id, kept, change);
  audit({ detail: { page, rowIds: [id], modules: input.modules } });
  return { id, secret };
}

/** A key that is in force, locked. */
async function keyToChange({ db }: ActContext, id: number): Promise<LockedKey> {
  const key = await lockServiceKey(db, id);
  if (!key) throw notFound();
  if (key.isRevoked) throw keyRevoked();
  return key;
}

export async function saveServiceKey(context: ActContext, { id, version, ...settings }: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> {
  const key = await keyToChange(context, id);
  if (key.version !== version) throw keyChanged();
  await updateServiceKey(context.db, id, settings);
  context.audit({ detail: { page, rowIds: [id], modules: settings.modules } });
  return {};
}

/** Gives a key a new secret; the older ones work until the overlap is over. */
export async function rotateServiceKey(context: ActContext, { id, overlapHours }: InputOf<typeof rotateEndpoint>): Promise<AnswerOf<typeof rotateEndpoint>> {
  const { db, actor, now, audit } = context;
  await keyToChange(context, id);
  await endSecrets(db, id, new Date(now.getTime() + overlapHours * hourMs));
  const { secret, ...kept } = newSecret();
  await insertSecret(db, id, kept, { by: actor.personId, now });
  audit({ detail: { page, rowIds: [id], hours: overlapHours } });
  return { secret };
}

export async function revokeServiceKey(context: ActContext, { id }: InputOf<typeof revokeEndpoint>): Promise<AnswerOf<typeof revokeEndpoint>> {
  const { db, actor, now, audit } = context;
  await keyToChange(context, id);
  await endSecrets(db, id, now);
  await markRevoked(db, id, { by: actor.personId, now });
  audit({ detail: { page, rowIds: [id] } });
  return {};
}
