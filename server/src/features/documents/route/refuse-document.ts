import type { refuseDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { giveBack } from './give-back';

/** Refuses a delivered letter without giving a number (ปฏิเสธการรับ); it goes back to the sending desk, or ends if it came from outside. */
export async function refuseDocument(context: ActContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { documentId, legId } = await giveBack(context, 'refuse', input);
  return { item: { documentId, legIds: legId === null ? [] : [legId] } };
}
