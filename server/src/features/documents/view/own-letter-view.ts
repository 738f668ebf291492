import { legPurposes } from '@sarabun/contract/documents/leg-purposes';
import type { OwnLetter } from '@sarabun/contract/documents/open-document';
import type { ReadContext } from '../../../platform/action';
import { checkSignatures } from '../../certificates';
import { isOnOwnWay } from '../letter/own-way-store';
import type { Viewed } from './find-document';
import { findOwnLetter } from './own-letter-view-store';

interface Shown extends Pick<Viewed, 'route' | 'notes'> {
  own: OwnLetter | null;
}

/**
 * The own-letter part with freshly verified signatures by certificate, and the route and notes as the reader may see them; what was not written
 * here stays as it is. Only those who write, review or sign a letter read who reviewed it and what was said on its way to the signature.
 */
export async function viewOwnLetter(context: ReadContext, { documentId, route, notes }: Pick<Viewed, 'documentId' | 'route' | 'notes'>): Promise<Shown> {
  const { db, actor, now } = context;
  const isOnWay = await isOnOwnWay(context, documentId);
  const deskIds = actor.seats.map(({ deskId }) => deskId);
  const found = await findOwnLetter(db, { documentId, deskIds, clearance: actor.clearance, isOnWay, now });
  // Reviewers are told to those on the way of the letter alone.
  const own = found && !isOnWay ? { ...found, steps: found.steps.filter(({ role }) => role === 'sign') } : found;
  const shown = isOnWay ? { route, notes } : asIssued({ route, notes });
  if (!own || own.signatures.length === 0) return { ...shown, own };
  const checked = new Map((await checkSignatures(context, documentId)).map(({ position, ...one }) => [position, one]));
  return { ...shown, own: { ...own, signatures: own.signatures.map((one) => ({ ...one, certificate: checked.get(one.position ?? -1) ?? null })) } };
}

/** Without what was said while the letter was written: returned or withdrawn steps, notes of reviewers, and reasons. */
function asIssued({ route, notes }: Pick<Viewed, 'route' | 'notes'>): Pick<Viewed, 'route' | 'notes'> {
  const inner = new Set(
    route.flatMap(({ legId, purpose, state }) => (legPurposes[purpose].beforeIssue && !(purpose === 'signature' && state === 'done') ? legId : [])),
  );
  return {
    route: route.filter(({ legId }) => !inner.has(legId)),
    notes: notes.filter(({ legId }) => legId === null || !inner.has(legId)),
  };
}
