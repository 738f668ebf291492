import type { receiveDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { receiveDocuments as manyEndpoint, NumberSource } from '@sarabun/contract/registers/number-work';
import type { ActContext } from '../../../platform/action';
import { Refusal } from '../../../platform/errors';
import { withSavepoint } from '../../../platform/work/savepoint';
import { refile } from '../../queues';
import { numberReceipt } from '../../registers';
import { saveReceipt } from '../letter/letter-store';
import { beginStep, type Step } from '../letter/route-step';
import { askForStamp } from './stamp-store';

/**
 * Registers the receipt of a delivered letter (ลงรับ, ข้อ 38) under the next number of the unit's receive register, unique and gap-free. If
 * two registrars act at once, the second is told who was first, and when.
 */
export async function receiveDocument(context: ActContext, { legId, stamp, ...source }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await receiveLeg(context, legId);
  if (stamp) await askForStamp(context.db, { legId, documentId: step.letter.documentId, place: stamp, now: context.now });
  const item = await giveReceiveNumber(context, step, source);
  context.audit({ documentId: item.documentId, detail: { legId, number: item.receiveNumber, year: item.year } });
  return { item };
}

/**
 * Registers several receipts at once. Each letter is received completely or listed with the reason for its refusal. The numbers are
 * consecutive, because they are all taken at the end under one lock.
 */
export async function receiveDocuments(context: ActContext, { legIds }: InputOf<typeof manyEndpoint>): Promise<AnswerOf<typeof manyEndpoint>> {
  const refused: { legId: number; message: string }[] = [];
  const steps: Step[] = [];
  for (const legId of new Set(legIds)) {
    const step = await withSavepoint(context, (one) => receiveLeg(one, legId));
    if (step instanceof Refusal) refused.push({ legId, message: step.text[context.origin.language] });
    else steps.push(step);
  }
  const received = [];
  for (const step of steps) received.push(await giveReceiveNumber(context, step));
  const [first, ...further] = received.map(({ documentId, legId, receiveNumber: number, year }) => ({ documentId, detail: { legId, number, year } }));
  context.audit({ ...first, detail: { ...first?.detail, refused: refused.length }, further });
  return { received, refused };
}

/** Everything of a receipt except its number. */
async function receiveLeg(context: ActContext, legId: number): Promise<Step> {
  const step = await beginStep(context, 'receive', legId);
  const { letter } = step;
  await saveReceipt(context.db, legId, context.actor.personId, context.now);
  const received = letter.legs.map((one) => (one.legId === legId ? { ...one, state: 'received' as const } : one));
  await refile(context, { ...letter, legs: received }, letter.kept);
  return step;
}

async function giveReceiveNumber(context: ActContext, { letter, leg }: Step, source: NumberSource = {}): Promise<AnswerOf<typeof endpoint>['item']> {
  const { documentId, secrecy } = letter;
  const { legId, toUnitId } = leg;
  const { number, year } = await numberReceipt(context, { unitId: toUnitId, isSecret: secrecy > 1, documentId, legId, ...source });
  context.announce('document.received', { documentId, legId });
  return { documentId, legId, receiveNumber: number, year, receivedAt: context.now };
}
