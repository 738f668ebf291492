import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { testWebhook as endpoint } from '@sarabun/contract/webhooks/webhooks';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { resolveByDns } from '../../platform/services/outside-address';
import { postOutside } from '../../platform/services/outside-post';
import { headersOf } from './send-deliveries';
import { sealedFor } from './webhook-secrets';
import { findReceiver } from './webhook-store';
import type { WebhookRules } from './webhooks';

/** Shorter than that of deliveries: somebody waits for the answer. */
const timeoutMs = 8000;

/** Sends a test to a receiver, also to one that is switched off, before it is relied on. */
export const testWebhook =
  ({ secrets, allowed }: WebhookRules) =>
  async ({ db, now }: ReadContext, { id }: InputOf<typeof endpoint>): Promise<(context: ActContext) => Promise<AnswerOf<typeof endpoint>>> => {
    const receiver = await findReceiver(db, id, now);
    if (!receiver) throw notFound();
    const code = randomUUID();
    const body = JSON.stringify({ id: code, event: 'test', at: now.toISOString() });
    const opened = receiver.sealed.flatMap((one) => secrets.open(sealedFor(id), one) ?? []);
    const told = await postOutside(
      { url: receiver.url, headers: headersOf(opened, { event: 'test', code, body }, now), body },
      { allowed, resolve: resolveByDns, timeoutMs },
    ).then(
      ({ status, text }) => ({ accepted: status >= 200 && status < 300, answered: status, answer: text.slice(0, 300) }),
      (error) => ({ accepted: false, answered: null, answer: String(error.message ?? error) }),
    );
    return async ({ audit }) => {
      audit({ detail: { page: 'webhooks', rowIds: [id], status: told.answered } });
      return told;
    };
  };
