import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { passReview as endpoint } from '@sarabun/contract/signing/own-letter';
import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, noteOn } from '../documents';
import { announceSubmitted, stepOn } from './own-letter-way';
import { noSigner } from './refusals';

/** Passes a reviewed letter on to the next step. */
export async function passReview(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'passReview', legId);
  const { documentId } = step.letter;
  const next = await stepOn(context, step);
  if (!next) throw noSigner();
  await noteOn(context, step, { kind: 'note', text });
  const added = await finishStep(context, 'passReview', step, { news: [next] });
  return { item: { documentId, legIds: announceSubmitted(context, documentId, added) } };
}
