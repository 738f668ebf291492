import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { doubling, type Kind } from '../../platform/jobs/kinds';
import type { SecretBox } from '../../platform/keys/secret-box';
import { type Answer, type PostRules, postOutside } from '../../platform/services/outside-post';
import { askedToWait } from '../../platform/services/retry-after';
import { type DueDelivery, dropClosed, findDueDelivery, findNextDue, type Outcome, saveOutcome } from './delivery-store';
import { sealedFor } from './webhook-secrets';
import { signatureOf } from './webhook-signature';
import { findReceiver, setQuiet } from './webhook-store';

/** How many receivers are told at a time, and how many deliveries one gets before it is the others' turn. */
const [receiversAtOnce, inOneGo] = [8, 20];
const waits = doubling({ first: 15, longest: 3600 });
const versionHeader = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Sarabun-Webhook/1' };

/** The headers of a post, signed with the secrets in force. */
export function headersOf(secrets: readonly string[], { event, code, body }: Pick<DueDelivery, 'event' | 'code' | 'body'>, now: Date) {
  return { ...versionHeader, 'sarabun-event': event, 'sarabun-delivery': code, 'sarabun-signature': signatureOf(secrets, body, now) };
}

const isTaken = ({ status }: Answer) => status >= 200 && status < 300;

interface Surroundings {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  rules: PostRules;
}

/**
 * Sends what waits for a receiver, oldest first. There is one job for each receiver: one that hangs keeps only its own deliveries waiting,
 * and is left alone for growing times, or for as long as it asks (`Retry-After`). A delivery that is not accepted is tried for a day.
 */
export function webhookKind({ db, clock, secrets, rules }: Surroundings): Kind<{ subscriptionId: number }> {
  const after = (now: Date, tries: number) => new Date(now.getTime() + (waits(tries) ?? 0) * 1000);

  async function send(subscriptionId: number, url: string, sealed: readonly Buffer[], delivery: DueDelivery): Promise<Answer | string> {
    const { code, event, body } = delivery;
    const opened = sealed.flatMap((one) => secrets.open(sealedFor(subscriptionId), one) ?? []);
    if (opened.length === 0) return 'The secret cannot be opened: secret.key is not the one it was sealed with.';
    const headers = headersOf(opened, { event, code, body }, clock());
    return postOutside({ url, headers, body }, rules).catch((error) => String(error.message ?? error));
  }

  /** Until when a receiver that answered asks to be left alone. */
  const askedBy = (answer: Answer | string) => (typeof answer === 'string' || isTaken(answer) ? undefined : askedToWait(answer.retryAfter, clock()));

  function outcomeOf(answer: Answer | string, { attempts, giveUpAt }: DueDelivery): Outcome {
    const now = clock();
    const told = typeof answer === 'string' ? { status: null, answer: '', error: answer } : { status: answer.status, answer: answer.text, error: null };
    if (typeof answer !== 'string' && isTaken(answer)) return { ...told, state: 'delivered', dueAt: now, endedAt: now };
    const dueAt = new Date(Math.max(after(now, attempts + 1).getTime(), askedBy(answer)?.getTime() ?? 0));
    return dueAt < giveUpAt ? { ...told, state: 'waiting', dueAt, endedAt: null } : { ...told, state: 'failed', dueAt: now, endedAt: now };
  }

  return {
    atOnce: receiversAtOnce,
    retryAfter: waits,
    run: async ({ subscriptionId }) => {
      await dropClosed(db, subscriptionId);
      for (let sent = 0; sent < inOneGo; sent++) {
        const now = clock();
        const receiver = await findReceiver(db, subscriptionId, now);
        if (!receiver?.active) return undefined;
        if (receiver.quietUntil && receiver.quietUntil > now) return receiver.quietUntil;
        const delivery = await findDueDelivery(db, subscriptionId, now);
        if (!delivery) return (await findNextDue(db, subscriptionId)) ?? undefined;
        const answer = await send(subscriptionId, receiver.url, receiver.sealed, delivery);
        const outcome = outcomeOf(answer, delivery);
        await saveOutcome(db, delivery.id, outcome);
        const silences = typeof answer === 'string' ? receiver.silences + 1 : 0;
        await setQuiet(db, subscriptionId, silences > 0 ? after(clock(), silences) : (askedBy(answer) ?? null), silences);
      }
      return clock();
    },
  };
}
