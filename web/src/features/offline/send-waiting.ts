import type { InputOf } from '@sarabun/contract/endpoint';
import { CallFailed, call } from '../../platform/call';
import { allTexts, text } from '../../platform/i18n';
import { isAway, isLineLost } from '../../platform/line';
import { newKey } from '../../platform/new-key';
import { type OutboxAct, putAct, readOutbox, removeAct } from '../../platform/offline/outbox';
import { keepTyped, typedAt, typedPlace } from '../../platform/offline/typed';
import type { WaitingAct } from '../../platform/offline/waiting';
import { queries } from '../../platform/queries';
import { toast } from '../../ui/toast';
import { waitingActs } from './waiting-acts';

/** An unanswered act may be sent again under its key for this long; the server keeps keys for 24 hours. */
const keyHoldsMs = 23 * 3_600_000;

const whileUnderWayMs = 5000;

interface Made {
  call: string;
  input: Record<string, unknown>;
  documentId: number;
  legId: number;
  subject: string;
  personId: number;
}

/**
 * Keeps an act until there is a connection, and says so. An act that was sent without an answer keeps its `key`. Answers false if it may not
 * wait, or cannot be kept here; then it was not made.
 */
export async function letWait({ personId, ...made }: Made, key: string | undefined): Promise<boolean> {
  const row = waitingActs[made.call];
  if (!row) return false;
  const name = `${row.draft}_${made.legId}`;
  const value = typedAt(typedPlace(personId, name));
  try {
    await allTexts('more');
    await putAct({
      ...made,
      id: key ?? newKey(),
      madeAt: new Date(),
      names: namesIn(value),
      draft: value === null ? null : { name, value },
      state: 'waiting',
      reason: '',
      triedAt: key ? Date.now() : null,
    });
  } catch {
    return false;
  }
  if (value !== null) keepTyped(typedPlace(personId, name), null);
  toast({ tone: 'info', title: text('offline.waitsTitle'), text: text('offline.waitsText') });
  return true;
}

/** Names of desks in what was typed. */
function namesIn(value: string | null): string[] {
  const draft = JSON.parse(value ?? '{}') as Record<'parties' | 'to' | 'post', unknown>;
  return [draft.parties, draft.to, draft.post].flat().flatMap((desk) => (desk as { name?: string } | null | undefined)?.name ?? []);
}

let again = false;
let sending: Promise<void> | null = null;

/** Sends what waits, oldest first, one at a time, in one tab only. What follows a refused act on the same letter waits for it. */
export function sendWaiting(): Promise<void> {
  if (sending) {
    again = true;
    return sending;
  }
  const send = async () => {
    do {
      again = false;
      await sendInOrder();
    } while (again);
  };
  const locked = async () => (navigator.locks ? await navigator.locks.request('sarabun waiting acts', send) : await send());
  sending = locked()
    .catch(() => undefined)
    .finally(() => {
      sending = null;
    });
  return sending;
}

async function sendInOrder(): Promise<void> {
  const stuck = new Set<number>();
  let sent = 0;
  for (const act of await readOutbox()) {
    if (isLineLost()) break;
    if (act.state !== 'waiting' || stuck.has(act.documentId)) {
      stuck.add(act.documentId);
      continue;
    }
    const end = await sendOne(act);
    if (end === 'away') {
      // The server is there, but has not finished what it was sent before.
      if (!isLineLost()) setTimeout(() => void sendWaiting(), whileUnderWayMs);
      break;
    }
    if (end === 'refused') stuck.add(act.documentId);
    else sent++;
  }
  if (sent > 0) {
    await Promise.all(['documents', 'queues'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    await allTexts('more');
    toast({ tone: 'success', title: text('offline.sent', { n: sent }) });
  }
  if (stuck.size > 0 && sent === 0) await queries.invalidateQueries({ queryKey: ['documents'] });
}

async function sendOne(act: OutboxAct): Promise<'sent' | 'refused' | 'away'> {
  const row = waitingActs[act.call];
  if (!row) return await refuse(act, text('common.unreadable'));
  if (act.triedAt !== null && Date.now() - act.triedAt > keyHoldsMs) {
    await putAct({ ...act, state: 'unsure' });
    return 'refused';
  }
  // Before it is sent: if this page ends meanwhile, the next one knows that it may have been done.
  const tried = { ...act, triedAt: act.triedAt ?? Date.now() };
  await putAct(tried);
  try {
    await call(row.endpoint, act.input as InputOf<typeof row.endpoint>, { actKey: act.id });
    await removeAct(act.id);
    return 'sent';
  } catch (error) {
    if (!(error instanceof CallFailed) || isAway(error.status) || error.status === 401 || error.code === 'actUnderWay') return 'away';
    return await refuse(tried, error.message);
  }
}

async function refuse(act: OutboxAct, reason: string): Promise<'refused'> {
  await allTexts('more');
  await putAct({ ...act, state: 'refused', reason });
  toast({ tone: 'error', title: text('offline.refusedToast'), text: `${act.subject}: ${reason}` });
  return 'refused';
}

/** Sends an act that was refused or held back. What was refused, or was too old, is sent as a new one. */
export async function sendAgain({ id }: Pick<WaitingAct, 'id'>): Promise<void> {
  const act = (await readOutbox()).find((one) => one.id === id);
  if (!act) return;
  const isNew = act.state !== 'held';
  if (isNew) await removeAct(id);
  await putAct({ ...act, ...(isNew && { id: newKey(), triedAt: null }), state: 'waiting', reason: '' });
  await sendWaiting();
}

/** Puts what was typed back into the pane of the act, which then waits no more. */
export async function takeBack({ id, draft }: WaitingAct, personId: number): Promise<void> {
  if (draft) keepTyped(typedPlace(personId, draft.name), draft.value);
  await removeAct(id);
}
