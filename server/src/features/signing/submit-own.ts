import type { ActContext } from '../../platform/action';
import { addLegs, addParty, endLegs, noteOn, receiversOf } from '../documents';
import { refile } from '../queues';
import { lockDraft, readReceivers, readWay } from './own-letter-store';
import { announceAsked, comeToStep } from './own-letter-way';
import { draftChangedMeanwhile, noSigner, nothingSentBack } from './refusals';

const inside = (receivers: readonly { deskId: number | null }[]): number[] => receivers.flatMap(({ deskId }) => deskId ?? []);

/**
 * Submits a draft to the first step of its route. It has no number yet; the last signature assigns it. Refused without a signer, if anyone
 * on the route or a receiver is not cleared, if a personal letter has no person as receiver, and if the draft changed since it was read.
 * The answer to a return is a note on the leg by which the draft came back, so that whoever checks or signs reads it below the reason.
 */
export async function submitOwn(
  context: ActContext,
  { documentId, revision, answer = '' }: { documentId: number; revision: number; answer?: string },
): Promise<{ documentId: number; legId: number }> {
  const { db, actor, now } = context;
  const letter = await lockDraft(context, documentId);
  const way = await readWay(db, documentId);
  if (way.revision !== revision) throw draftChangedMeanwhile();
  const [first] = way.steps;
  if (!first || way.steps.at(-1)?.role !== 'sign') throw noSigner();
  await receiversOf(
    context,
    letter,
    way.steps.map(({ deskId }) => deskId),
  );
  if (letter.isPersonal) await receiversOf(context, letter, inside(await readReceivers(db, documentId)));
  const asking = await comeToStep(context, letter, 0);
  const { state } = asking;
  const back = letter.legs.filter((one) => one.purpose === 'revision' && (one.state === 'delivered' || one.state === 'received'));
  await endLegs(
    db,
    back.map(({ legId }) => legId),
    { state: 'done', personId: actor.personId, now },
  );
  const own = actor.seats.find((seat) => seat.function === 'self');
  if (!own) throw new Error('a person has a desk');
  const parent = back.at(-1) ?? null;
  const departure = { parent, fromDeskId: own.deskId, fromUnitId: own.unitId, personId: actor.personId, forPostId: null, now };
  if (answer !== '') {
    if (!parent) throw nothingSentBack();
    await noteOn(context, { letter, leg: parent, departure }, { kind: 'note', text: answer });
  }
  const added = await addLegs(db, letter, departure, asking.legs);
  await addParty(db, documentId, own.deskId);
  const ended = letter.legs.map((one) => (back.includes(one) ? { ...one, state: 'done' as const } : one));
  await refile(context, { ...letter, state, legs: [...ended, ...added] }, letter.kept);
  const [legId] = await announceAsked(context, documentId, asking, added);
  if (legId === undefined) throw new Error('a leg is missing');
  context.audit({ documentId, detail: { legId, revision, answersReturn: answer !== '' || undefined } });
  return { documentId, legId };
}
