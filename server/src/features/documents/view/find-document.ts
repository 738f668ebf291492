import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import type { Database } from '../../../platform/database';
import { type Names, namesOf } from '../../../platform/names/kept-names';
import type { DeskKind } from '../../../platform/schema';
import { type AskedLetter, findStoredView, type StoredLeg, type StoredView } from './document-view-store';

export type ViewedLeg = RouteLeg & {
  needsReceipt: boolean;
  accepted: boolean;
  opened: boolean;
  numbered: boolean;
  proposed: boolean;
  closed: boolean;
  fromDeskId: number | null;
  toDeskId: number;
  toDeskKind: DeskKind;
};

export type Viewed = Omit<StoredView, 'route' | 'furtherDesks' | 'notes' | 'entries' | 'ownerUnitId' | 'namesStamp'> &
  Pick<DocumentView, 'notes' | 'entries' | 'ownerUnit'> & {
    route: ViewedLeg[];
    /** The name of a desk's post holder today, or null. */
    holderOf(deskId: number): string | null;
    readerName: string;
  };

/** The whole letter for one reader; null if the reader may not know about it. */
export async function findDocument(db: Database, asked: AskedLetter): Promise<Viewed | null> {
  const found = await findStoredView(db, asked);
  if (!found) return null;
  const names = await namesOf(db, found.namesStamp, wantedBy(found, asked.personId), asked.now);
  const { route, furtherDesks, notes, entries, ownerUnitId, namesStamp: _, ...letter } = found;
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
    entries: entries.map(({ unitId, enteredById, enteredAt, ...entry }) => ({
      ...entry,
      unitName: names.unit(unitId),
      enteredAt: new Date(enteredAt),
      enteredBy: names.person(enteredById).name,
    })),
    holderOf: (deskId) => names.desk(deskId).holder,
    readerName: names.person(asked.personId).name,
  };
}

const given = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

function wantedBy({ route, furtherDesks, notes, entries, ownerUnitId }: StoredView, personId: number) {
  return {
    desks: given([...route.flatMap((leg) => [leg.fromDeskId, leg.toDeskId]), ...furtherDesks.map(({ deskId }) => deskId)]),
    persons: given([
      personId,
      ...route.flatMap((leg) => [leg.sentById, leg.openedById, leg.receivedById]),
      ...notes.map((note) => note.writtenById),
      ...entries.map((entry) => entry.enteredById),
    ]),
    posts: given([...route.map((leg) => leg.sentForId), ...notes.map((note) => note.writtenForId)]),
    units: given([ownerUnitId, ...entries.map((entry) => entry.unitId)]),
    jobTypes: given(route.flatMap((leg) => [leg.jobTypeId, leg.proposal?.jobTypeId ?? null])),
  };
}

function viewedLeg(leg: StoredLeg, furtherDesks: StoredView['furtherDesks'], names: Names): ViewedLeg {
  const { sentById, sentForId, openedById, receivedById, registeredBefore, jobTypeId, proposal, ...rest } = leg;
  const to = names.desk(leg.toDeskId);
  const deskOf = (id: number) => {
    const { deskId, kind, name, unitName } = names.desk(id);
    return { deskId, kind, name, unitName };
  };
  const personOf = (id: number | null) => (id === null ? null : names.person(id));
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  const jobType = (id: number | null) => (id === null ? null : names.jobType(id));
  const further = furtherDesks.flatMap(({ legId, deskId, responsibility }) => {
    const { name, unitName, holder } = names.desk(deskId);
    return legId === leg.legId ? { deskId, name, detail: holder ?? unitName, responsibility } : [];
  });
  return {
    ...rest,
    from: leg.fromDeskId === null ? null : deskOf(leg.fromDeskId),
    to: deskOf(leg.toDeskId),
    toDeskKind: to.kind,
    sentAt: new Date(leg.sentAt),
    sentBy: personOf(sentById),
    sentFor: sentForId === null ? null : names.post(sentForId),
    openedAt: moment(leg.openedAt),
    openedBy: personOf(openedById)?.name ?? null,
    receivedAt: moment(leg.receivedAt),
    receivedBy: personOf(receivedById),
    backAt: moment(leg.backAt),
    endedAt: moment(leg.endedAt),
    acceptedAt: moment(leg.acceptedAt),
    jobTypeId,
    jobType: jobType(jobTypeId),
    proposal: proposal && {
      ...proposal,
      jobType: jobType(proposal.jobTypeId),
      parties: further.flatMap(({ responsibility, ...desk }) => (responsibility === null ? [] : { ...desk, responsibility })),
    },
    planned: further.flatMap(({ responsibility, ...desk }) => (responsibility === null ? desk : [])),
    needsReceipt: to.hasRegistry && !registeredBefore,
    opened: leg.openedAt !== null,
    accepted: leg.acceptedAt !== null,
    proposed: proposal !== null,
  };
}
