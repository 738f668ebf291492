import { randomUUID } from 'node:crypto';
import type { LegPurpose } from '@sarabun/contract/documents/leg-purposes';
import type { WebhookEvent } from '@sarabun/contract/webhooks/webhooks';
import type { Events } from '../../events';
import type { Transaction } from '../../platform/database';
import { enqueueAll } from '../../platform/jobs/enqueue';
import type { KeyedHash } from '../../platform/keys/keyed-hash';
import type { BatchContext, BatchListener, Fact } from '../../platform/outbox';
import { cachedRead } from '../../platform/postgres/cached-read';
import { findPurposes, findToldLetters, insertDeliveries, type NewDelivery, type ToldLetter } from './delivery-store';
import { toldEvents, toldPurposes } from './webhook-events';
import { findSubscribers } from './webhook-store';

type Told = keyof typeof toldEvents;
interface Happened {
  event: WebhookEvent;
  documentId: number;
  at: Date;
}

/** How long a delivery is tried. */
export const triedForMs = 24 * 3_600_000;

const subscribers = cachedRead(findSubscribers);

/** Notes for the systems that want to know what happened to letters. Of secret and personal letters nothing is noted. */
export function webhookListeners(hash: KeyedHash) {
  const note = async ({ db, deliveredAt }: BatchContext, happened: readonly Happened[]) => {
    const wanted = await subscribers.of(db, hash);
    const told = happened.filter(({ event }) => wanted.some(({ events }) => events.includes(event)));
    if (told.length === 0) return;
    const letters = new Map((await findToldLetters(db, [...new Set(told.map(({ documentId }) => documentId))])).map((letter) => [letter.documentId, letter]));
    const deliveries = told.flatMap(({ event, documentId, at }) => {
      const letter = letters.get(documentId);
      if (!letter) return [];
      const of = wanted.filter(({ events }) => events.includes(event));
      return of.map(({ id: subscriptionId }): NewDelivery => {
        const code = randomUUID();
        const reference = hash(`webhook letter ${subscriptionId}`, String(documentId)).subarray(0, 16).toString('base64url');
        return { subscriptionId, documentId, event, code, at, body: bodyOf({ code, event, at, reference }, letter) };
      });
    });
    if (deliveries.length > 0) await keep(db, deliveries, deliveredAt);
  };
  const told = <N extends Told>(name: N): BatchListener<N> => ({
    handleBatch: (context, facts) =>
      note(
        context,
        facts.map(({ fact, now }) => ({ event: toldEvents[name], documentId: (fact as { documentId: number }).documentId, at: now })),
      ),
  });
  const sentOn: BatchListener<'document.sentOn'> = {
    handleBatch: async (context, facts) => note(context, await purposesOf(context.db, facts)),
  };
  return { told, sentOn };
}

/** What was sent on for which purposes; several legs of one purpose are told once. */
async function purposesOf(db: Transaction, facts: readonly Fact<'document.sentOn'>[]): Promise<Happened[]> {
  const found = await findPurposes(
    db,
    facts.flatMap(({ fact }) => fact.legIds),
  );
  const purposes = new Map(found.map(({ legId, purpose }) => [legId, purpose as LegPurpose]));
  const eventsOf = ({ legIds }: Events['document.sentOn']) => new Set(legIds.flatMap((legId) => toldPurposes[purposes.get(legId) as LegPurpose] ?? []));
  return facts.flatMap(({ fact, now }) => [...eventsOf(fact)].map((event) => ({ event, documentId: fact.documentId, at: now })));
}

/** What a receiver gets. The reference of a letter is the same in each of its deliveries, and says nothing about other letters. */
function bodyOf({ code, event, at, reference }: { code: string; event: WebhookEvent; at: Date; reference: string }, letter: ToldLetter): string {
  const { number, subject, datedOn, direction, speed } = letter;
  return JSON.stringify({ id: code, event, at: at.toISOString(), letter: { reference, number, subject, datedOn, direction, speed } });
}

async function keep(db: Transaction, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  await insertDeliveries(db, deliveries, { now, giveUpAt: new Date(now.getTime() + triedForMs) });
  const ids = [...new Set(deliveries.map(({ subscriptionId }) => subscriptionId))];
  await enqueueAll(
    { db, now },
    'webhook',
    ids.map((subscriptionId) => ({ payload: { subscriptionId }, key: subscriptionId })),
  );
}
