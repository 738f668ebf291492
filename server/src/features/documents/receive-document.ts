import type { receiveDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { buddhistYear } from '../../platform/clock';
import { forbidden } from '../../platform/refusals';
import { refile } from '../queues';
import { takeNumber } from '../registers';
import { saveReceipt } from './letter-store';
import { beginStep } from './route-step';

/**
 * Registers the receipt of a delivered letter (ลงรับ, ข้อ 38): the next number of the unit's receive register, given once and without
 * a gap. Of two registrars one is first; the other is told who it was, and when.
 */
export async function receiveDocument(context: ActContext, { legId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { letter, leg } = await beginStep(context, 'receive', legId);
  await saveReceipt(db, legId, actor.personId, now);
  const received = letter.legs.map((one) => (one.legId === legId ? { ...one, state: 'received' as const } : one));
  await refile(context, { ...letter, legs: received }, letter.kept);
  const year = buddhistYear(now);
  const entry = await takeNumber(db, {
    unitId: leg.toUnitId,
    kind: 'receive',
    isSecret: letter.secrecy > 1,
    year,
    documentId: letter.documentId,
    legId,
    personId: actor.personId,
    now,
    prefix: '',
    suffix: '',
  });
  if (!entry) throw forbidden();
  context.announce('document.received', { documentId: letter.documentId, legId });
  context.audit({ documentId: letter.documentId, detail: { legId, number: entry.number, year } });
  return { item: { documentId: letter.documentId, legId, receiveNumber: entry.number, year, receivedAt: now } };
}
