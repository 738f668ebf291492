import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import type { Database } from '../../../platform/database';
import { type Names, namesOf } from '../../../platform/names/kept-names';
import type { DeskKind } from '../../../platform/schema';
import type { RoutedLeg } from '../letter/route-rules';
import { type AskedLetter, findStoredView, type StoredLeg, type StoredView } from './document-view-store';

export type ViewedLeg = RouteLeg & {
  needsReceipt: boolean;
  accepted: boolean;
  ofPanel: boolean;
  opened: boolean;
  numbered: boolean;
  proposed: boolean;
  changedBy: RoutedLeg['changedBy'];
  closed: boolean;
  fromDeskId: number | null;
  toDeskId: number;
  toDeskKind: DeskKind;
};

export type Viewed = Omit<StoredView, 'route' | 'furtherDesks' | 'notes' | 'entries' | 'corrections' | 'ownerUnitId' | 'namesStamp'> &
  Pick<DocumentView, 'notes' | 'entries' | 'corrections' | 'ownerUnit'> & {
    route: ViewedLeg[];
    /** The line of the registry that received a letter from outside first, or null. */
    firstLine: { registerId: number; unitId: number; enteredById: number } | null;
    /** The name of a desk's post holder today, or null. */
    holderOf(deskId: number): string | null;
    readerName: string;
  };

/** The whole letter for one reader; null if the reader may not know about it. */
export async function findDocument(db: Database, asked: AskedLetter): Promise<Viewed | null> {
  const found = await findStoredView(db, asked);
  if (!found) return null;
  const names = await namesOf(db, found.namesStamp, wantedBy(found, asked.personId), asked.now);
  const { route, furtherDesks, notes, entries, corrections, ownerUnitId, namesStamp: _, ...letter } = found;
  return {
    ...letter,
    ownerUnit: names.unit(ownerUnitId),
    route: route.map((leg) => viewedLeg(leg, furtherDesks, names)),
    notes: notes.map(({ writtenById, postName, writtenForId, writtenAt, ...note }) => ({
      ...note,
      writtenAt: new Date(writtenAt),
      writtenBy: { personId: writtenById, name: names.person(writtenById).name, postName },
      writtenFor: writtenForId === null ? null : names.post(writtenForId),
    })),
    entries: entries.map(({ registerId: _, unitId, enteredById, enteredAt, voidedAt, voidedById, ...entry }) => ({
      ...entry,
      unitName: names.unit(unitId),
      enteredAt: new Date(enteredAt),
      enteredBy: names.person(enteredById).name,
      voidedAt: momentOf(voidedAt),
      voidedBy: voidedById === null ? null : names.person(voidedById).name,
    })),
    corrections: corrections.map(({ at, byId, ...correction }) => ({ ...correction, at: new Date(at), by: names.person(byId).name })),
    firstLine: letter.direction === 'incoming' ? (entries.find(({ register, isVoid }) => register === 'receive' && !isVoid) ?? null) : null,
    holderOf: (deskId) => names.desk(deskId).holder,
    readerName: names.person(asked.personId).name,
  };
}

const given = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

function wantedBy({ route, furtherDesks, notes, entries, corrections, ownerUnitId }: StoredView, personId: number) {
  return {
    desks: given([...route.flatMap((leg) => [leg.fromDeskId, leg.toDeskId]), ...furtherDesks.map(({ deskId }) => deskId)]),
    persons: given([
      personId,
      ...route.flatMap((leg) => [leg.sentById, leg.openedById, leg.receivedById, leg.endedById]),
      ...notes.map((note) => note.writtenById),
      ...entries.flatMap((entry) => [entry.enteredById, entry.voidedById]),
      ...corrections.map((correction) => correction.byId),
    ]),
    posts: given([...route.map((leg) => leg.sentForId), ...notes.map((note) => note.writtenForId)]),
    units: given([ownerUnitId, ...entries.map((entry) => entry.unitId)]),
    jobTypes: given(route.flatMap((leg) => [leg.jobTypeId, leg.proposal?.jobTypeId ?? null])),
  };
}

const momentOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

function deskIn(names: Names, id: number) {
  const { deskId, kind, name, unitName } = names.desk(id);
  return { deskId, kind, name, unitName };
}

const noFurtherDesks: StoredView['furtherDesks'] = [];

/** Every field by name: copying the rest of a leg of thirty fields takes ten times as long, and this runs for each leg that anybody opens. */
function viewedLeg(leg: StoredLeg, ofLetter: StoredView['furtherDesks'], names: Names): ViewedLeg {
  const { sentForId, receivedById, openedById, endedById, jobTypeId, proposal } = leg;
  const to = names.desk(leg.toDeskId);
  const furtherDesks = ofLetter.length === 0 ? noFurtherDesks : ofLetter.filter(({ legId }) => legId === leg.legId);
  return {
    legId: leg.legId,
    sequence: leg.sequence,
    parentLegId: leg.parentLegId,
    fromDeskId: leg.fromDeskId,
    toDeskId: leg.toDeskId,
    toDeskKind: to.kind,
    from: leg.fromDeskId === null ? null : deskIn(names, leg.fromDeskId),
    to: deskIn(names, leg.toDeskId),
    purpose: leg.purpose,
    state: leg.state,
    sentAt: new Date(leg.sentAt),
    sentBy: leg.sentById === null ? null : names.person(leg.sentById),
    sentFor: sentForId === null ? null : names.post(sentForId),
    sentUnder: leg.sentUnder,
    openedAt: momentOf(leg.openedAt),
    openedBy: openedById === null ? null : names.person(openedById).name,
    receivedAt: momentOf(leg.receivedAt),
    receivedBy: receivedById === null ? null : names.person(receivedById),
    receiveNumber: leg.receiveNumber,
    backAt: momentOf(leg.backAt),
    endedAt: momentOf(leg.endedAt),
    endedBy: endedById === null ? null : names.person(endedById).name,
    acceptedAt: momentOf(leg.acceptedAt),
    responsibility: leg.responsibility,
    task: leg.task,
    jobTypeId,
    jobType: jobTypeId === null ? null : names.jobType(jobTypeId),
    needsReport: leg.needsReport,
    dueOn: leg.dueOn,
    reason: leg.reason,
    sameAs: leg.sameAs,
    proposal: proposal && {
      ...proposal,
      jobType: proposal.jobTypeId === null ? null : names.jobType(proposal.jobTypeId),
      parties: furtherDesks.flatMap(({ deskId, responsibility }) => (responsibility === null ? [] : { ...furtherDesk(names, deskId), responsibility })),
    },
    planned: furtherDesks.flatMap(({ deskId, responsibility }) => (responsibility === null ? furtherDesk(names, deskId) : [])),
    closed: leg.closed,
    numbered: leg.numbered,
    needsReceipt: to.hasRegistry && !leg.registeredBefore,
    opened: leg.openedAt !== null,
    accepted: leg.acceptedAt !== null,
    proposed: proposal !== null,
    changedBy: leg.changedBy,
    ofPanel: leg.ofPanel,
  };
}

function furtherDesk(names: Names, deskId: number) {
  const { name, unitName, holder } = names.desk(deskId);
  return { deskId, name, detail: holder ?? unitName };
}
