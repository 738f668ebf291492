import { type keepPile as keepEndpoint, mostInPile, type myPile as pileEndpoint } from '@sarabun/contract/documents/receiving-pile';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../../platform/action';
import { pileFull } from '../letter/refusals';
import { findPile, forgetOfPile, saveLettersOfPile } from './receiving-pile-store';

/** The letters that the person has put on the receiving desk and not received yet. */
export async function myPile({ db, actor }: ReadContext): Promise<AnswerOf<typeof pileEndpoint>> {
  return { items: await findPile(db, actor.personId) };
}

/** An act that receives a letter; the letter leaves the person's pile in the same transaction. */
export const leavingPile =
  <In extends { pileKey?: string | undefined }, Out>(receive: (context: ActContext, input: In) => Promise<Out>) =>
  async (context: ActContext, input: In): Promise<Out> => {
    const answer = await receive(context, input);
    if (input.pileKey) await forgetOfPile(context.db, context.actor.personId, [input.pileKey]);
    return answer;
  };

/** Keeps what lies on the receiving desk of a person, so that it is there again after a reload or at another machine. */
export async function keepPile({ db, actor, now, audit }: ActContext, { letters, gone }: InputOf<typeof keepEndpoint>): Promise<Record<string, never>> {
  await forgetOfPile(db, actor.personId, gone);
  if ((await saveLettersOfPile(db, actor.personId, letters, now)) > mostInPile) throw pileFull(mostInPile);
  audit({ detail: { kept: letters.length, gone: gone.length } });
  return {};
}
