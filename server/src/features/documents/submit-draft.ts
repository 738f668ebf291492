import type { ActContext } from '../../platform/action';
import { forbidden } from '../../platform/refusals';
import { refile } from '../queues';
import { insertDocument, takeUploads } from './document-entry-store';
import { addLegs, addParty, readLetter } from './letter-store';
import { uploadGone } from './refusals';
import { receiversOf } from './route-step';

interface Draft {
  kind: number;
  subject: string;
  addressee: string;
  references: string;
  enclosures: string;
  speed: number;
  secrecy: number;
  dueOn: string | null;
  /** The unit in whose name it is written. */
  sender: string;
  ownerUnitId: number;
  uploadIds: readonly string[];
  /** The desk that checks it first. */
  reviewerDeskId: number;
}

/** Sends an own letter up for checking. It has no number yet: that is given when it is signed. */
export async function submitDraft(context: ActContext, { uploadIds, reviewerDeskId, ...draft }: Draft): Promise<{ documentId: number; legId: number }> {
  const { db, actor, now } = context;
  const own = actor.seats.find((seat) => seat.function === 'self');
  if (!own) throw forbidden();
  const files = await takeUploads(db, uploadIds, actor.personId);
  if (files.length !== uploadIds.length) throw uploadGone();
  const documentId = await insertDocument(
    db,
    { ...draft, number: '', datedOn: null, senderType: 2, direction: 'outgoing', state: 'inReview' },
    { personId: actor.personId, now, files },
  );
  const [to] = await receiversOf(context, draft, [reviewerDeskId]);
  if (!to) throw new Error('a receiver is missing');
  const departure = { parent: null, fromDeskId: own.deskId, fromUnitId: own.unitId, personId: actor.personId, forPostId: null, now };
  const [leg] = await addLegs(db, { documentId, legs: [] }, departure, [{ to, purpose: 'review' }]);
  if (!leg) throw new Error('a leg is missing');
  await addParty(db, documentId, own.deskId);
  await refile(context, await readLetter(db, documentId), []);
  context.announce('document.submitted', { documentId, legId: leg.legId });
  context.audit({ documentId, detail: { legId: leg.legId } });
  return { documentId, legId: leg.legId };
}
