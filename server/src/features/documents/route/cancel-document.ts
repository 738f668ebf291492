import type { cancelDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { burnNumbersOf } from '../../registers';
import { setDocumentState } from '../letter/letter-store';
import { noSuchReplacement, reasonMissing } from '../letter/refusals';
import { isPending } from '../letter/route-rules';
import { beginStep, noteOn } from '../letter/route-step';
import { withdrawLegs } from '../letter/withdraw-store';
import { findReplacement, saveReplacement } from './replacement-store';

/**
 * Cancels a letter (ยกเลิก) where it came into the office or was signed, with a mandatory reason: all work on it ends, its numbers stay in
 * the registers as void and are never reused. This cannot be undone; a new letter replaces it, and can be named.
 */
export async function cancelDocument(context: ActContext, { legId, reason, replacedBy }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (reason === '') throw reasonMissing();
  const { db, actor, now } = context;
  const step = await beginStep(context, 'cancel', legId);
  const { letter } = step;
  const { documentId } = letter;
  if (replacedBy !== '') await replaceBy(context, documentId, replacedBy);
  const open = letter.legs.filter(isPending).map((one) => one.legId);
  await noteOn(context, step, { kind: 'cancellation', text: reason });
  await withdrawLegs(db, { documentId, legIds: open }, { personId: actor.personId, now, reason });
  await setDocumentState(db, documentId, 'cancelled', now);
  await refile(context, { ...letter, state: 'cancelled' }, letter.kept);
  const numbers = await burnNumbersOf(db, documentId, { reason, personId: actor.personId, now });
  const lastAt = new Map(letter.legs.filter((one) => one.state !== 'recalled').map((one) => [one.toDeskId, one.legId]));
  context.announce('document.cancelled', { documentId, legIds: [...lastAt.values()] });
  context.audit({ documentId, detail: { legId, numbers } });
  return { item: { documentId, legIds: [] } };
}

/** Notes the issued letter that takes the place of a cancelled one: one that the person may know, by its number. */
async function replaceBy({ db, actor }: ActContext, documentId: number, number: string): Promise<void> {
  const replacedBy = await findReplacement(db, { documentId, number, actor });
  if (replacedBy === null) throw noSuchReplacement();
  await saveReplacement(db, documentId, replacedBy);
}
