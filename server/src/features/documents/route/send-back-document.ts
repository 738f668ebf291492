import type { sendBackDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { giveBack } from './give-back';

/** Returns a letter to the desk it came from (ส่งคืน); the reason is mandatory. */
export async function sendBackDocument(context: ActContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { documentId, legId } = await giveBack(context, 'sendBack', input);
  return { item: { documentId, legIds: legId === null ? [] : [legId] } };
}
