import type { remindDocument as endpoint } from '@sarabun/contract/documents/remind-document';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { nobodyToRemind, remindedToday } from './refusals';
import { usualReminder } from './remind-texts';
import { findReminding, keepReminding } from './reminding-store';
import { remindedLegs } from './route-rules';
import { beginStep, noteOn } from './route-step';

/** Asks those who bear the work, or hold the letter, how far they are (ทวงถาม); once a day from a desk, and to be read in the letter's story. */
export async function remindDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const step = await beginStep(context, 'remind', legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  const legIds = remindedLegs(letter.legs, leg).map((one) => one.legId);
  if (legIds.length === 0) throw nobodyToRemind();
  const day = bangkokDay(now);
  const before = await findReminding(db, { documentId, deskId: leg.toDeskId, day });
  if (before) throw remindedToday(before.by, before.at);
  const noteId = (await noteOn(context, step, { kind: 'reminder', text: text || usualReminder })) as number;
  await keepReminding(db, { documentId, deskId: leg.toDeskId, day, now, personId: actor.personId, noteId });
  context.announce('document.reminded', { documentId, legIds, noteId });
  context.audit({ documentId, detail: { legId, legIds } });
  return { item: { documentId, legIds } };
}
