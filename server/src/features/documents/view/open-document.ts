import type { Bearer } from '@sarabun/contract/acting/acting-phrase';
import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { openDocument as endpoint } from '@sarabun/contract/documents/open-document';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import { isInEnglish } from '@sarabun/contract/drafts/letter-fields';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ReadContext, Seat } from '../../../platform/action';
import type { Refusal } from '../../../platform/errors';
import type { Keeping } from '../../../platform/keeping';
import { keptForActor } from '../../../platform/kept-for-actor';
import { notFound } from '../../../platform/refusals';
import type { FiledLeg } from '../../queues';
import { findCorrectors, mayCorrectLetter } from '../../registers';
import { allowedActions, seatsFor } from '../letter/document-workflow';
import { notReadable } from '../letter/refusals';
import { childrenOf, closingOf, isUnopened, orderReturnsTo } from '../letter/route-rules';
import { documentExists, saveOpening, wasRefused } from './document-view-store';
import { findDocument, type Viewed, type ViewedLeg } from './find-document';
import { viewOwnLetter } from './own-letter-view';
import { bearerAt } from './own-letter-view-store';

const isOpen = (leg: ViewedLeg) => leg.state === 'delivered' || leg.state === 'received';

/**
 * Opens a letter: its fields, files, route, notes, holders, and what the reader may do now. The first opening of a leg at its desk, the
 * first one by each person or after news of it, and every opening of a secret letter are recorded before anything is shown. A letter that is
 * not secret may be kept for reading offline, unless it is only seen by emergency access.
 */
export async function openDocument(context: ReadContext, input: InputOf<typeof endpoint>, { letKeep }: Keeping): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const deskIds = actor.seats.map((seat) => seat.deskId);
  const found = await findDocument(db, { documentId: input.documentId, personId: actor.personId, deskIds, clearance: actor.clearance, now });
  if (!found) throw await refusalOf(context, input.documentId);
  const { leg, mine, legs, routed, allowed } = workOn(found, actor.seats, input);
  const {
    route: kept,
    writerDeskId: _,
    ownLanguage,
    holderOf,
    isParty,
    isKnown,
    isToldOf,
    emergency,
    readerName,
    state,
    follows,
    firstLine,
    ...letter
  } = found;
  if (emergency !== null) await recordEmergency(context, letter.documentId, emergency);
  if (!isKnown || isToldOf || mine?.openedAt === null || letter.secrecy > 1) {
    await recordOpening(context, { documentId: letter.documentId, legId: mine?.legId ?? null, isToldOf });
  }
  if (letter.secrecy === 1 && emergency === null) letKeep();
  // The opening that is being recorded is shown as well.
  const opened = kept.map((one) => (one.legId === mine?.legId && one.openedAt === null ? { ...one, openedAt: now, openedBy: readerName } : one));
  const { notes, documentId } = letter;
  const shown = ownLanguage === null ? { own: null, route: opened, notes } : await viewOwnLetter(context, { documentId, route: opened, notes });
  return {
    item: {
      ...letter,
      ...shown,
      holders: opened.filter(isOpen).map((one) => ({
        desk: one.to,
        personName: one.toDeskKind === 'person' ? one.to.name : holderOf(one.toDeskId),
        since: one.backAt ?? one.receivedAt ?? one.sentAt,
        openedAt: one.openedAt,
        purpose: one.purpose,
        state: one.state,
      })),
      mayCorrect: false,
      ...(isParty && firstLine !== null && (await correctingOf(context, firstLine))),
      legId: leg?.legId ?? null,
      actsAs: mine
        ? await bearerOf(context, mine.toDeskId, {
            allowed,
            kind: letter.kind,
            inEnglish: ownLanguage !== null && isInEnglish(letter.kind as DocumentKind, { language: ownLanguage }),
          })
        : null,
      follow: follows.find(({ deskId }) => deskId === leg?.toDeskId) ?? null,
      orderReturnsTo: (mine && allowed.includes('command') && orderReturnsTo(mine) !== null && mine.from?.name) || null,
      closing: routed && allowed.includes('close') ? closing(legs, routed) : null,
      recallable: allowed.includes('recall') && leg ? childrenOf(legs, leg).flatMap((child) => (isUnopened(child) ? child.legId : [])) : [],
      allowedActions: allowed,
    },
  };
}

const hour = 3_600_000;

/**
 * An auditor is told that a letter of their clearance is not for them, and may look at its trail; to others it does not exist. What is
 * refused is recorded, once an hour for a person and a letter, so that repeats do not flood the log.
 */
async function refusalOf(context: ReadContext, documentId: number): Promise<Refusal> {
  const { db, actor, now } = context;
  const isThere = actor.roles.includes('auditor') && (await documentExists(db, documentId, actor.clearance));
  if (!isThere) return notFound();
  const since = new Date(now.getTime() - hour);
  if (!(await wasRefused(db, { documentId, personId: actor.personId, since }))) await context.act('openingRefused', async ({ audit }) => audit({ documentId }));
  return notReadable();
}

/**
 * Whether the reader may correct what was received, else who may: both are asked only for those who work at the registry that received the
 * letter first.
 */
async function correctingOf(context: ReadContext, { registerId, unitId, enteredById }: NonNullable<Viewed['firstLine']>) {
  const { db, actor, now } = context;
  const worksThere = actor.seats.some((seat) => seat.deskKind === 'unit' && seat.unitId === unitId);
  if (!worksThere) return {};
  const mayCorrect = await keptMayCorrect(context, enteredById === actor.personId ? `own ${registerId}` : `${registerId}`);
  return { mayCorrect, ...(!mayCorrect && { correctors: await findCorrectors(db, { registerId, enteredById, now }) }) };
}

const keptMayCorrect = keptForActor((context: Pick<ReadContext, 'db' | 'actor' | 'now'>, key: `${'own ' | ''}${number}`) =>
  mayCorrectLetter(context, { registerId: Number(key.replace('own ', '')), isOwn: key.startsWith('own ') }),
);

const keptBearer = keptForActor(({ db, actor, now }: Pick<ReadContext, 'db' | 'actor' | 'now'>, key: `${'th' | 'en'} ${number} ${number}`) => {
  const [language, kind, deskId] = key.split(' ') as ['th' | 'en', string, string];
  return bearerAt(db, { personId: actor.personId, deskId: Number(deskId), kind: Number(kind), language, now });
});

/** As whom somebody acts at a desk, in the language of the letter; only asked where it says more than their own name. */
async function bearerOf(
  context: ReadContext,
  deskId: number,
  { allowed, kind, inEnglish }: { allowed: readonly DocumentAction[]; kind: number; inEnglish: boolean },
): Promise<Bearer | null> {
  const here = context.actor.seats.filter((seat) => seat.deskId === deskId);
  const forAnother = here.every((seat) => seat.function === 'acting' || seat.function === 'secretary');
  if (allowed.length === 0 || !(forAnother || allowed.includes('sign'))) return null;
  return keptBearer(context, `${inEnglish ? 'en' : 'th'} ${kind} ${deskId}`);
}

function closing<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg) {
  const { ended, goesOn } = closingOf(legs, leg);
  return { others: ended.filter((one) => one !== leg).length, goesOn };
}

/** A letter that its writer took back on its way is theirs to change again, though no leg of it is open. */
const mayRewrite = (seats: readonly Seat[], { state, writerDeskId }: Viewed) =>
  state === 'draft' && seats.some((seat) => seat.function === 'self' && seat.deskId === writerDeskId);

/** The leg through which these seats see a letter, and what they may do with it now. */
export function workOn(found: Viewed, seats: readonly Seat[], { legId, queue }: Pick<InputOf<typeof endpoint>, 'legId' | 'queue'>) {
  const { route, isParty, state, follows, writerDeskId, secrecy, kind } = found;
  const deskIds = seats.map((seat) => seat.deskId);
  const isGiven = queue === 'jobAssign' || queue === 'jobAssign2';
  const isWriter = writerDeskId !== null && deskIds.includes(writerDeskId);
  const leg = isParty ? legOf(route, deskIds, { wanted: legId, isGiven, isWriter, isDraft: state === 'draft' }) : null;
  const mine = leg && deskIds.includes(leg.toDeskId) ? leg : null;
  const legs = route.map((one) => ({ ...one, sentAt: '', backAt: one.backAt && '' }));
  const routed = legs.find(({ legId }) => legId === leg?.legId);
  const allowed = routed ? allowedActions(seatsFor(seats, kind), routed, { secrecy, state, legs, follows, writerDeskId }) : [];
  if (routed && mayRewrite(seats, found) && !allowed.includes('editDraft')) allowed.push('editDraft');
  return { leg, mine, legs, routed, allowed };
}

/**
 * The leg through which the reader sees the letter: the requested one if it is at one of their desks, or their own leg before it if they
 * sent it on (the other way round when viewed as given); for the writer, wherever the letter is; otherwise their newest open one, or else
 * their newest.
 */
function legOf(
  route: readonly ViewedLeg[],
  deskIds: readonly number[],
  { wanted, isGiven, isWriter, isDraft }: { wanted: number | undefined; isGiven: boolean; isWriter: boolean; isDraft: boolean },
): ViewedLeg | null {
  const asked = route.find((leg) => leg.legId === wanted);
  const before = asked && route.find(({ legId, toDeskId }) => legId === asked.parentLegId && toDeskId === asked.fromDeskId && deskIds.includes(toDeskId));
  const at = asked && deskIds.includes(asked.toDeskId) ? asked : undefined;
  const found = isGiven ? (before ?? at) : (at ?? before);
  if (found) return found;
  if (asked && (isWriter || (asked.fromDeskId !== null && deskIds.includes(asked.fromDeskId)))) return asked;
  const mine = route.filter((leg) => deskIds.includes(leg.toDeskId));
  return mine.findLast(isOpen) ?? mine.at(-1) ?? (isWriter ? (route.findLast(isOpen) ?? (isDraft ? route.at(-1) : undefined)) : undefined) ?? null;
}

/** Records an opening. What told the reader of the letter counts as read. */
async function recordOpening(
  context: ReadContext,
  { documentId, legId, isToldOf }: { documentId: number; legId: number | null; isToldOf: boolean },
): Promise<void> {
  const { personId } = context.actor;
  await context.act('recordOpening', async ({ db, now, audit, announce }) => {
    audit({ documentId, detail: { legId } });
    await saveOpening(db, { documentId, legId, personId, now });
    if (isToldOf) announce('document.opened', { documentId, personId });
  });
}

/** Every opening by emergency access is recorded before anything is shown. */
async function recordEmergency(context: ReadContext, documentId: number, breakGlassId: number): Promise<void> {
  await context.act('openInEmergency', async ({ audit }) => audit({ documentId, detail: { breakGlassId } }));
}
