import type { correctLetter as endpoint } from '@sarabun/contract/documents/correct-letter';
import { correctable } from '@sarabun/contract/documents/letter-entry';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../../platform/action';
import { forbidden } from '../../../platform/refusals';
import { refileAtSpeed } from '../../queues';
import { guardLetterCorrection } from '../../registers';
import { lockDocument, readLetter } from '../letter/letter-store';
import { correctedMeanwhile, datedInFuture, nothingCorrected, notReceivedHere, reasonMissing } from '../letter/refusals';
import { findReceived, saveCorrection } from './correction-store';

/**
 * Corrects what a registrar mistyped of a letter from outside: whoever may correct the lines of the registry that received it first, and who
 * received it there, while they work there. The values change wherever the letter is shown, in every register, list and search, and with another speed class its place in every queue;
 * what stood before is kept with the reason, and whoever has the letter is told.
 */
export async function correctLetter(
  context: ActContext,
  { documentId, seenCorrections, reason, speed, references, enclosures, ...words }: InputOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  await lockDocument(context, documentId);
  const received = await findReceived(db, documentId);
  if (!received) throw forbidden();
  if (!received.line) throw notReceivedHere();
  const { entryId, registerId, enteredById } = received.line;
  await guardLetterCorrection(context, { registerId, isOwn: enteredById === actor.personId });
  if (received.seenCorrections !== seenCorrections) throw correctedMeanwhile();
  if (reason === '') throw reasonMissing();
  if (words.datedOn !== null && words.datedOn > bangkokDay(now)) throw datedInFuture();
  const { typed } = received;
  const lists = { references: references ?? typed.references, enclosures: enclosures ?? typed.enclosures };
  const after = { ...words, ...lists, speed: speed === undefined ? typed.speed : String(speed) };
  const changed = correctable.filter((name) => after[name] !== typed[name]);
  if (changed.length === 0) throw nothingCorrected();
  await saveCorrection(db, { documentId, entryId, personId: actor.personId, now, reason, after, changed }, typed);
  const letter = await readLetter(db, documentId);
  if (changed.includes('speed')) await refileAtSpeed(context, letter);
  const legIds = letter.legs.flatMap(({ legId, state }) => (state === 'delivered' || state === 'received' ? legId : []));
  context.announce('document.corrected', { documentId, legIds });
  context.audit({ documentId, detail: { entryId, registerId, changed: [...changed] } });
  return { item: { documentId } };
}
