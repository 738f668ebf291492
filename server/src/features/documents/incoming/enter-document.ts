import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { addLegs, type Leg, readLetter } from '../letter/letter-store';
import type { Receiver } from '../letter/receiver-store';
import { datedInFuture, topSecretRefused, uploadGone } from '../letter/refusals';
import { insertDocument, type NewDocument, takeUploads } from '../view/document-entry-store';

/** A letter from outside before it is stored. */
export type Incoming = Omit<NewDocument, 'direction' | 'state' | 'ownerUnitId' | 'senderType'> & {
  uploadIds: readonly string[];
  senderType?: 1 | 2 | 3 | undefined;
};

const topSecret = 4;

/**
 * Stores a letter from outside and puts it on a registry's desk. Refuses ลับที่สุด on every way in (ข้อ 29), and uploads that no longer
 * exist.
 */
export async function enterIncoming(
  context: ActContext,
  incoming: Incoming,
  to: Receiver,
  legState: 'delivered' | 'received',
): Promise<{ documentId: number; leg: Leg }> {
  const { db, actor, now } = context;
  if (incoming.secrecy >= topSecret) throw topSecretRefused();
  if (incoming.datedOn !== null && incoming.datedOn > bangkokDay(now)) throw datedInFuture();
  const { uploadIds, senderType = 1, ...rest } = incoming;
  const files = await takeUploads(db, uploadIds, actor.personId);
  if (files.length !== uploadIds.length) throw uploadGone();
  const documentId = await insertDocument(
    db,
    { ...rest, senderType, direction: 'incoming', state: 'inProcess', ownerUnitId: to.unitId },
    { personId: actor.personId, now, files },
  );
  const departure = { parent: null, fromDeskId: null, fromUnitId: null, personId: actor.personId, forPostId: null, now };
  const [leg] = await addLegs(db, { documentId, legs: [] }, departure, [{ to, purpose: 'delivery', state: legState, dueOn: incoming.dueOn }]);
  if (!leg) throw new Error('a leg is missing');
  await refile(context, await readLetter(db, documentId), []);
  context.announce('document.arrived', { documentId, legId: leg.legId });
  return { documentId, leg };
}
