import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../../platform/action';
import { fileNew } from '../../queues';
import { reasonForLowerClass } from '../letter/class-rules';
import type { Receiver } from '../letter/receiver-store';
import { datedInFuture, topSecretRefused, uploadGone } from '../letter/refusals';
import { type NewDocument, takeUploads } from '../view/document-entry-store';
import { insertIncoming } from './incoming-store';

/** A letter from outside before it is stored. */
export type Incoming = Omit<NewDocument, 'direction' | 'state' | 'ownerUnitId' | 'senderType'> & {
  uploadIds: readonly string[];
  senderType?: 1 | 2 | 3 | undefined;
  /** Why its class is lower than a mark that was read from its files. */
  lowerReason?: string | undefined;
};

const topSecret = 4;

/**
 * Stores a letter from outside and puts it on a registry's desk, where it waits or counts as received. Refuses ลับที่สุด on every way in
 * (ข้อ 29), uploads that no longer exist, and a class lower than was read from them, unless the reason is given.
 */
export async function enterIncoming(
  context: ActContext,
  incoming: Incoming,
  to: Receiver,
  legState: 'delivered' | 'received',
): Promise<{ documentId: number; legId: number }> {
  const { db, actor, now } = context;
  if (incoming.secrecy >= topSecret) throw topSecretRefused();
  if (incoming.datedOn !== null && incoming.datedOn > bangkokDay(now)) throw datedInFuture();
  const { uploadIds, senderType = 1, lowerReason = '', ...rest } = incoming;
  const files = await takeUploads(db, uploadIds, actor.personId);
  if (files.length !== uploadIds.length) throw uploadGone();
  const lower = reasonForLowerClass(rest.secrecy, files, lowerReason);
  if (lower) context.audit({ detail: lower });
  const { speed, secrecy, dueOn } = rest;
  const rows = fileNew(context, {
    state: 'inProcess',
    speed,
    secrecy,
    hasFile: files.length > 0,
    dueOn,
    writerDeskId: null,
    leg: {
      fromDeskId: null,
      toDeskId: to.deskId,
      toDeskKind: to.kind,
      needsReceipt: to.hasRegistry,
      purpose: 'delivery',
      state: legState,
      responsibility: null,
      sentAt: now.toISOString(),
      backAt: null,
      dueOn,
    },
  });
  const document = { ...rest, senderType, ownerUnitId: to.unitId };
  const entered = await insertIncoming(db, { document, files, toDeskId: to.deskId, legState, personId: actor.personId, now, rows });
  context.announce('document.arrived', entered);
  return entered;
}
