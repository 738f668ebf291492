import type { DraftLock, draftLock as lockEndpoint, takeDraft as takeEndpoint } from '@sarabun/contract/drafts/draft-lock';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { knownLetter, lockForWriting, writesThrough } from '../../documents';
import { giveLock, holdLock, type Lock, leaveLock, readLock } from './lock-store';
import { draftMoved } from './refusals';

const shown = (lock: Lock | null, { tab, personId, now }: { tab: string; personId: number; now: Date }): DraftLock => ({
  isMine: lock?.tab === tab && lock.personId === personId,
  tab: lock?.tab ?? '',
  by: lock?.by ?? '',
  isSamePerson: lock?.personId === personId,
  since: lock?.since ?? now,
});

/** Who has a draft open, for those who may write it. A free one is given to the asking tab. */
export async function draftLock(context: ReadContext, { documentId, tab, wants }: InputOf<typeof lockEndpoint>): Promise<AnswerOf<typeof lockEndpoint>> {
  const { db, actor, now } = context;
  const letter = await knownLetter(context, documentId);
  const holding = { documentId, tab, personId: actor.personId, now };
  const mayWrite = writesThrough(context, letter) !== undefined;
  if (wants === 'leave') await leaveLock(db, holding);
  else if (!mayWrite) throw notFound();
  else await holdLock(db, holding);
  return { item: shown(mayWrite ? await readLock(db, documentId, now) : null, holding) };
}

/** Takes a draft over from the tab that has it. Of several who do it at once one succeeds, and the others are told who. */
export async function takeDraft(context: ActContext, { documentId, tab, from }: InputOf<typeof takeEndpoint>): Promise<AnswerOf<typeof takeEndpoint>> {
  const { db, actor, now } = context;
  await lockForWriting(context, documentId);
  const before = await readLock(db, documentId, now);
  if (before && before.tab !== from && before.tab !== tab) throw draftMoved(before.by);
  const holding = { documentId, tab, personId: actor.personId, now };
  await giveLock(db, holding);
  if (before && before.tab !== tab) context.announce('draft.taken', { documentId, fromPersonId: before.personId, tab: before.tab });
  return { item: shown(await readLock(db, documentId, now), holding) };
}
