import type { remindDocument as endpoint, remindSigner as ownEndpoint } from '@sarabun/contract/documents/remind-document';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../../platform/action';
import { forbidden } from '../../../platform/refusals';
import { hasFunction, isOwnTurn, isTimeFor } from '../letter/document-workflow';
import { lockDocument, readLetter } from '../letter/letter-store';
import { nobodyToRemind, remindedToday } from '../letter/refusals';
import { remindedLegs } from '../letter/route-rules';
import { beginStep, noteOn, type Step, stepFrom } from '../letter/route-step';
import { usualReminder } from './remind-texts';
import { findReminding, keepReminding } from './reminding-store';

/** Reminds the desks that work on the letter or hold it (ทวงถาม); once a day per desk, shown in the letter's history. */
export async function remindDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'remind', legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  const legIds = remindedLegs(letter.legs, leg).map((one) => one.legId);
  if (legIds.length === 0) throw nobodyToRemind();
  await ask(context, step, leg.toDeskId, { text, legIds });
  context.audit({ documentId, detail: { legId, legIds } });
  return { item: { documentId, legIds } };
}

/**
 * Reminds the reviewer, the signer, or the members of a committee who have not signed, of an unsigned own letter (ทวงถาม), from its writer's desk; once
 * a day, and not the writer.
 */
export async function remindSigner(context: ActContext, { documentId, text }: InputOf<typeof ownEndpoint>): Promise<AnswerOf<typeof ownEndpoint>> {
  const { db, actor } = context;
  await lockDocument(context, documentId);
  const letter = await readLetter(db, documentId);
  const { writerDeskId } = letter;
  if (writerDeskId === null || !hasFunction('remindSigner', actor.seats, { toDeskId: writerDeskId }, letter.secrecy)) throw forbidden();
  const waiting = letter.legs.filter((one) => isTimeFor('remindSigner', one, letter) && !isOwnTurn(actor.seats, one, letter));
  const [leg] = waiting;
  if (!leg) throw nobodyToRemind();
  const legIds = waiting.map(({ legId }) => legId);
  await ask(context, stepFrom(context, letter, leg), writerDeskId, { text, legIds });
  context.audit({ documentId, detail: { legIds } });
  return { item: { documentId, legIds } };
}

/** Writes and announces the reminder; refuses a second one from the same desk on one day, naming who sent the first. */
async function ask(context: ActContext, step: Step, deskId: number, { text, legIds }: { text: string; legIds: number[] }): Promise<void> {
  const { db, actor, now } = context;
  const { documentId } = step.letter;
  const day = bangkokDay(now);
  const before = await findReminding(db, { documentId, deskId, day });
  if (before) throw remindedToday(before.by, before.at);
  const noteId = (await noteOn(context, step, { kind: 'reminder', text: text || usualReminder.th })) as number;
  await keepReminding(db, { documentId, deskId, day, now, personId: actor.personId, noteId });
  context.announce('document.reminded', { documentId, legIds, noteId });
}
