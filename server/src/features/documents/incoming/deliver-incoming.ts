import type { ActContext } from '../../../platform/action';
import { receiversOf } from '../letter/route-step';
import { enterIncoming, type Incoming } from './enter-document';

/** Delivers a letter from outside (by e-mail or another agency's system) to a registry's desk, where it waits to be received. */
export async function deliverIncoming(
  context: ActContext,
  { deskId, ...incoming }: Incoming & { deskId: number },
): Promise<{ documentId: number; legId: number }> {
  const [to] = await receiversOf(context, incoming, [deskId]);
  if (!to) throw new Error('a receiver is missing');
  const entered = await enterIncoming(context, incoming, to, 'delivered');
  context.audit({ documentId: entered.documentId, detail: { legId: entered.legId } });
  return entered;
}
