import type { ActContext } from '../../../platform/action';
import { receiversOf } from '../letter/route-step';
import { enterIncoming, type Incoming } from './enter-document';

/** Lays a letter from outside on a registry's desk, where it waits to be received: the way of e-mail and of other agencies' systems. */
export async function deliverIncoming(
  context: ActContext,
  { deskId, ...incoming }: Incoming & { deskId: number },
): Promise<{ documentId: number; legId: number }> {
  const [to] = await receiversOf(context, incoming, [deskId]);
  if (!to) throw new Error('a receiver is missing');
  const { documentId, leg } = await enterIncoming(context, incoming, to, 'delivered');
  context.audit({ documentId, detail: { legId: leg.legId } });
  return { documentId, legId: leg.legId };
}
