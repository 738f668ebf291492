import type { receiveDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { receiveDocuments as manyEndpoint, NumberSource } from '@sarabun/contract/registers/number-work';
import type { ActContext } from '../../../platform/action';
import { Refusal } from '../../../platform/errors';
import { withSavepoint } from '../../../platform/work/savepoint';
import { refile } from '../../queues';
import { numberReceipt } from '../../registers';
import { saveReceipt } from '../letter/letter-store';
import { maybeReceived, maybeSame, maybeTwice } from '../letter/refusals';
import { beginStep, type Step } from '../letter/route-step';
import { agreesWithOneOf, findSameAs } from './same-letter-store';
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
 * Registers several receipts at once. Each letter is received completely or listed with the reason for its refusal; one that matches a
 * received letter is refused until the person says that it is another. The numbers are consecutive, because they are all taken at the end
 * under one lock.
 */
export async function receiveDocuments(context: ActContext, { legIds, others }: InputOf<typeof manyEndpoint>): Promise<AnswerOf<typeof manyEndpoint>> {
  const refused: { legId: number; message: string; maybeSame: boolean }[] = [];
  const steps: Step[] = [];
  for (const legId of new Set(legIds)) {
    const step = await withSavepoint(context, async (one) => {
      const begun = await receiveLeg(one, legId);
      if (!others.includes(legId)) await refuseSame(one, begun, steps);
      return begun;
    });
    if (step instanceof Refusal) refused.push({ legId, message: step.text[context.origin.language], maybeSame: step.code === maybeSame });
    else steps.push(step);
  }
  const received = [];
  for (const step of steps) received.push(await giveReceiveNumber(context, step));
  const [first, ...further] = received.map(({ documentId, legId, receiveNumber: number, year }) => ({ documentId, detail: { legId, number, year } }));
  context.audit({ ...first, detail: { ...first?.detail, refused: refused.length }, further });
  return { received, refused };
}

/** Refuses a letter that matches one in the register, or one of those received with it. */
async function refuseSame({ db, actor }: ActContext, { letter, leg }: Step, before: readonly Step[]): Promise<void> {
  const [same] = await findSameAs(db, letter.documentId, { unitId: leg.toUnitId, personId: actor.personId, clearance: actor.clearance });
  if (same) throw maybeReceived(letter.subject, `${same.receiveNumber}/${same.year}`);
  const here = before.filter((one) => one.leg.toUnitId === leg.toUnitId).map((one) => one.letter.documentId);
  if (await agreesWithOneOf(db, letter.documentId, here)) throw maybeTwice(letter.subject);
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
