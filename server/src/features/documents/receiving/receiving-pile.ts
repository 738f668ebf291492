import { type keepPile as keepEndpoint, mostInPile, type myPile as pileEndpoint } from '@sarabun/contract/documents/receiving-pile';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../../platform/action';
import { Refusal } from '../../../platform/errors';
import { pileFull, receivedFromPile } from '../letter/refusals';
import { findPile, findReceiptOfPile, findReceivedOfPile, forgetOfPile, markReceivedOfPile, saveLettersOfPile } from './receiving-pile-store';

/** The letters that the person has put on the receiving desk: those not received yet, and those received today. */
export async function myPile({ db, actor: { personId, clearance }, now }: ReadContext): Promise<AnswerOf<typeof pileEndpoint>> {
  return { items: await findPile(db, personId), received: await findReceivedOfPile(db, { personId, clearance, now }) };
}

/**
 * An act that receives a letter; the letter leaves the person's pile in the same transaction. If it was received before, in another tab with
 * the same pile, its files are gone and it is refused with the number that it has.
 */
export const leavingPile =
  <In extends { pileKey?: string | undefined }, Out extends { item: { legId: number } }>(receive: (context: ActContext, input: In) => Promise<Out>) =>
  async (context: ActContext, input: In): Promise<Out> => {
    const { pileKey: key } = input;
    if (!key) return receive(context, input);
    const { db, actor, now } = context;
    const refuseTwice = async () => {
      const receipt = await findReceiptOfPile(db, actor.personId, key);
      if (receipt) throw receivedFromPile(`${receipt.receiveNumber}/${receipt.year}`);
    };
    await refuseTwice();
    // The other tab may be at it just now.
    const answer = await receive(context, input).catch(async (error) => {
      if (error instanceof Refusal) await refuseTwice();
      throw error;
    });
    if (!(await markReceivedOfPile(db, { personId: actor.personId, key, legId: answer.item.legId, now }))) await refuseTwice();
    return answer;
  };

/** Keeps what lies on the receiving desk of a person, so that it is there again after a reload or at another machine. */
export async function keepPile({ db, actor, now, audit }: ActContext, { letters, gone }: InputOf<typeof keepEndpoint>): Promise<Record<string, never>> {
  await forgetOfPile(db, actor.personId, gone);
  if ((await saveLettersOfPile(db, actor.personId, letters, now)) > mostInPile) throw pileFull(mostInPile);
  audit({ detail: { kept: letters.length, gone: gone.length } });
  return {};
}
