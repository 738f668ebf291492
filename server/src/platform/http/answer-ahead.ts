import type { FastifyReply } from 'fastify';
import type { Actor, Presumed } from '../action';
import { NoLongerSo } from '../postgres/check-ahead';
import { depending } from '../request-id';

/**
 * Answers a read for the person whom memory knows, while the database confirms that they may still ask so (docs/decisions/0105). Neither an
 * answer nor a refusal leaves before that; `answer` waits for it itself before it says anything to the browser. Null when there is nobody
 * in memory or something has changed: the call then has to be answered from the beginning.
 */
export async function answerAhead(presumed: Presumed | null, reply: FastifyReply, answer: (actor: Actor) => Promise<object>): Promise<object | null> {
  if (!presumed) return null;
  const { actor, check } = presumed;
  try {
    return await depending(check, () => answer(actor)).catch(async (error) => {
      await check.mustHold();
      throw error;
    });
  } catch (error) {
    if (!(error instanceof NoLongerSo)) throw error;
    reply.removeHeader('set-cookie');
    return null;
  }
}
