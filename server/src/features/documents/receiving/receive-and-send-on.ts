import type { registerIncoming as endpoint } from '@sarabun/contract/documents/register-incoming';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { registerIncoming } from '../incoming/register-incoming';
import { presentDocument } from '../route/present-document';
import { assignDocument } from '../work/assign-document';

/** Registers a letter from outside and, where `onward` is given, sends it on: one transaction for both. */
export async function receiveAndSendOn(context: ActContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { onward, dueOn = null } = input;
  const { item } = await registerIncoming(context, input);
  const { legId } = item;
  if (!onward) return { item };
  const sent =
    onward.way === 'present'
      ? await presentDocument(context, { legId, deskId: onward.deskId, text: '', onward: [], dueOn })
      : await assignDocument(
          { ...context, audit: () => {} },
          { legId, parties: [{ deskId: onward.deskId, responsibility: 'main' }], task: '', dueOn, needsReport: false, jobTypeId: null },
        );
  return { item: { ...item, sentOn: sent.item.legIds } };
}
