import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { isWebAddress } from '@sarabun/contract/values/own-address';
import type {
  createWebhook as createEndpoint,
  listDeliveries as deliveriesEndpoint,
  listWebhooks as listEndpoint,
  removeWebhook as removeEndpoint,
  resendDelivery as resendEndpoint,
  rotateWebhookSecret as rotateEndpoint,
  saveWebhook as saveEndpoint,
} from '@sarabun/contract/webhooks/webhooks';
import type { ActContext, ReadContext } from '../../platform/action';
import { enqueue } from '../../platform/jobs/enqueue';
import type { SecretBox } from '../../platform/keys/secret-box';
import { notFound } from '../../platform/refusals';
import { type AllowedNetworks, checkedAddresses } from '../../platform/services/outside-address';
import { findDeliveries, waitAgain } from './delivery-store';
import { triedForMs } from './note-deliveries';
import { urlNotAllowed, webhookChanged } from './refusals';
import { newWebhookSecret, sealedFor } from './webhook-secrets';
import { addSecret, deleteWebhook, findWebhooks, insertWebhook, lockWebhook, updateWebhook } from './webhook-store';

export interface WebhookRules {
  secrets: SecretBox;
  /** Networks inside the agency that may be reached. */
  allowed: AllowedNetworks;
  /** Whether addresses without TLS are taken, for tests of another system. */
  allowsHttp: boolean;
}

const hourMs = 3_600_000;
const page = 'webhooks';

export async function listWebhooks({ db, now }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> {
  return { items: await findWebhooks(db, now) };
}

export async function listDeliveries(
  { db }: ReadContext,
  { id, state, page, pageSize }: InputOf<typeof deliveriesEndpoint>,
): Promise<AnswerOf<typeof deliveriesEndpoint>> {
  return { ...(await findDeliveries(db, { id, state, limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
}

/** Refuses addresses that would be refused when something is sent. Names are looked up only then. */
async function checkUrl(url: string, { allowed, allowsHttp }: WebhookRules): Promise<void> {
  const secure = allowsHttp ? url.replace(/^http:/i, 'https:') : url;
  if (!isWebAddress(secure)) throw urlNotAllowed();
  const laterNamed = async () => [{ address: '1.1.1.1', family: 4 }];
  await checkedAddresses(new URL(url).hostname, allowed, laterNamed).catch(() => {
    throw urlNotAllowed();
  });
}

export const createWebhook =
  (rules: WebhookRules) =>
  async ({ db, actor, now, audit, announce }: ActContext, input: InputOf<typeof createEndpoint>): Promise<AnswerOf<typeof createEndpoint>> => {
    await checkUrl(input.url, rules);
    const id = await insertWebhook(db, input, { by: actor.personId, now });
    const secret = newWebhookSecret();
    await addSecret(db, id, rules.secrets.seal(sealedFor(id), secret), { now, olderUntil: now });
    audit({ detail: { page, rowIds: [id] } });
    announce('settings.changed', { path: page, rowIds: [id] });
    return { id, secret };
  };

export const saveWebhook =
  (rules: WebhookRules) =>
  async (context: ActContext, { id, version, ...settings }: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> => {
    const { db, audit, announce } = context;
    await checkUrl(settings.url, rules);
    const webhook = await lockWebhook(db, id);
    if (!webhook) throw notFound();
    if (webhook.version !== version) throw webhookChanged();
    await updateWebhook(db, id, settings);
    await enqueue(context, 'webhook', { subscriptionId: id }, { key: id });
    audit({ detail: { page, rowIds: [id] } });
    announce('settings.changed', { path: page, rowIds: [id] });
    return {};
  };

/** Gives a webhook a new secret. During the overlap deliveries are signed with both. */
export const rotateWebhookSecret =
  ({ secrets }: WebhookRules) =>
  async ({ db, now, audit }: ActContext, { id, overlapHours }: InputOf<typeof rotateEndpoint>): Promise<AnswerOf<typeof rotateEndpoint>> => {
    if (!(await lockWebhook(db, id))) throw notFound();
    const secret = newWebhookSecret();
    await addSecret(db, id, secrets.seal(sealedFor(id), secret), { now, olderUntil: new Date(now.getTime() + overlapHours * hourMs) });
    audit({ detail: { page, rowIds: [id], hours: overlapHours } });
    return { secret };
  };

export async function removeWebhook({ db, audit, announce }: ActContext, { id }: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> {
  if (!(await deleteWebhook(db, id))) throw notFound();
  audit({ detail: { page, rowIds: [id] } });
  announce('settings.changed', { path: page, rowIds: [id] });
  return {};
}

/** Sends a delivery again, whatever became of it. A letter that is secret by now does not exist here. */
export async function resendDelivery(context: ActContext, { id }: InputOf<typeof resendEndpoint>): Promise<AnswerOf<typeof resendEndpoint>> {
  const { db, now, audit } = context;
  const subscriptionId = await waitAgain(db, id, { now, giveUpAt: new Date(now.getTime() + triedForMs) });
  if (subscriptionId === undefined) throw notFound();
  await enqueue(context, 'webhook', { subscriptionId }, { key: subscriptionId });
  audit({ detail: { page, rowIds: [subscriptionId] } });
  return {};
}
