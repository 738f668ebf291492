import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { passReview as endpoint } from '@sarabun/contract/signing/own-letter';
import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, noteOn } from '../documents';
import { positionOf, readWay } from './own-letter-store';
import { announceAsked, goOn } from './own-letter-way';
import { afterStep } from './panel-rules';
import { noSigner } from './refusals';

/** Passes a reviewed letter on to the next step. */
export async function passReview(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'passReview', legId);
  const { documentId } = step.letter;
  const way = await readWay(context.db, documentId);
  const next = await goOn(context, step.letter, way, afterStep(way, positionOf(way, legId)));
  if (next.legs.length === 0) throw noSigner();
  await noteOn(context, step, { kind: 'note', text });
  const added = await finishStep(context, 'passReview', step, { news: next.legs });
  return { item: { documentId, legIds: await announceAsked(context, documentId, next, added) } };
}
