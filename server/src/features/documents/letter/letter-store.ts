import type { Responsibility } from '@sarabun/contract/documents/action';
import { sql } from 'kysely';
import type { ActContext, Actor } from '../../../platform/action';
import type { Database, Transaction } from '../../../platform/database';
import { inForce } from '../../../platform/in-force';
import { notFound } from '../../../platform/refusals';
import type { LegPurpose, LegState, NoteKind } from '../../../platform/schema';
import type { FiledLetter, QueueEntry } from '../../queues';
import { asksMember } from './own-way-store';
import type { Receiver } from './receiver-store';
import { changedBy } from './retract-store';
import type { RoutedLeg } from './route-rules';

export interface Leg extends RoutedLeg {
  fromUnitId: number | null;
  toUnitId: number;
  assignmentId: number | null;
}

/** A locked letter: nobody else changes it or its route until the transaction ends. */
export interface Letter extends FiledLetter {
  kind: number;
  direction: 'incoming' | 'outgoing';
  subject: string;
  /** For the receiver only: it never appears on the shared tray of a post. */
  isPersonal: boolean;
  ownerUnitId: number;
  legs: Leg[];
  /** Its current queue rows. */
  kept: Pick<QueueEntry, 'deskId' | 'queue' | 'legId' | 'dueOn'>[];
}

/** SQL: whether a leg `l` to a desk `t` must be received under a number; `unit` is the alias of the desk's unit. */
const needsReceipt = (unit: string) => sql.raw(`t.kind = 'unit' and ${unit}.has_registry and not l.registered_before`);

const deskIdsOf = (actor: Actor) => actor.seats.map((seat) => seat.deskId);

/**
 * Locks the letter of a leg and reads its whole route. This is the only way to a letter that is to be changed, and it checks access: one of
 * the person's desks is a party, and the person is cleared. Otherwise the letter does not exist.
 */
export async function lockLeg(context: ActContext, legId: number): Promise<{ letter: Letter; leg: Leg }> {
  const { rows } = await sql<{ id: number }>`
    select d.id from document d join leg l on l.document_id = d.id
    where l.id = ${legId} and d.secrecy <= ${context.actor.clearance}
      and exists (select 1 from document_party p
        where p.document_id = d.id and p.desk_id = any(${deskIdsOf(context.actor)}))
    for update of d`.execute(context.db);
  const found = rows[0];
  if (!found) throw notFound();
  const letter = await readLetter(context.db, found.id);
  const leg = letter.legs.find((one) => one.legId === legId);
  if (!leg) throw notFound();
  context.audit({ documentId: letter.documentId, detail: { legId } });
  return { letter, leg };
}

/** Locks a letter to which one of the person's desks is a party. Otherwise the letter does not exist. */
export async function lockDocument({ db, actor }: ActContext, documentId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select d.id from document d where d.id = ${documentId} and d.secrecy <= ${actor.clearance}
      and exists (select 1 from document_party p where p.document_id = d.id and p.desk_id = any(${deskIdsOf(actor)}))
    for update of d`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** An own letter that the person may know about, without a lock, for reading only. */
export async function knownLetter({ db, actor }: Pick<ActContext, 'actor'> & { db: Database }, documentId: number): Promise<Letter> {
  const { rows } = await sql<{ id: number }>`
    select d.id from document d join letter l on l.document_id = d.id
    where d.id = ${documentId} and d.secrecy <= ${actor.clearance}
      and exists (select 1 from document_party p where p.document_id = d.id and p.desk_id = any(${deskIdsOf(actor)}))`.execute(db);
  if (rows.length === 0) throw notFound();
  return readLetter(db, documentId);
}

/** Reads what filing and the workflow need of a letter. The caller holds the lock, has just created the letter, or only reads. */
export async function readLetter(db: Database, documentId: number): Promise<Letter> {
  const { rows } = await sql<Letter>`
    select d.id as "documentId", d.kind, d.direction, d.state, d.subject, d.is_personal as "isPersonal", d.speed,
      d.secrecy, d.has_file as "hasFile", d.due_on as "dueOn", d.owner_unit_id as "ownerUnitId",
      case when d.direction = 'outgoing' then (select id from desk where person_id = d.entered_by) end
        as "writerDeskId",
      coalesce((select json_agg(json_build_object('legId', l.id, 'sequence', l.sequence, 'parentLegId', l.parent_leg_id,
        'fromDeskId', l.from_desk_id, 'fromUnitId', l.from_unit_id,
          'toDeskId', l.to_desk_id, 'toUnitId', l.to_unit_id, 'toDeskKind', t.kind,
            'needsReceipt', ${needsReceipt('u')}, 'purpose', l.purpose, 'state', l.state,
          'sentAt', l.sent_at, 'backAt', l.back_at, 'dueOn', l.due_on, 'closed', l.closed,
            'accepted', l.accepted_at is not null, 'assignmentId', l.assignment_id, 'responsibility', l.responsibility,
            'opened', l.opened_at is not null,
          'numbered', exists (select 1 from register_entry n where n.leg_id = l.id and n.state = 'issued'),
            'proposed', exists (select 1 from proposal p where p.leg_id = l.id),
            'ofPanel', ${asksMember},
            'changedBy', ${changedBy}) order by l.sequence)
        from leg l join desk t on t.id = l.to_desk_id join unit u on u.id = t.unit_id
          left join leg_before b on b.leg_id = l.id
        where l.document_id = d.id), '[]') as legs,
      coalesce((select json_agg(json_build_object('deskId', f.desk_id, 'legId', f.leg_id, 'dueOn', f.due_on))
        from follow f where f.document_id = d.id), '[]') as follows,
      coalesce((select json_agg(json_build_object('deskId', e.desk_id, 'queue', e.queue, 'legId', e.leg_id,
        'dueOn', e.due_on)) from queue_entry e where e.document_id = d.id), '[]') as kept
    from document d where d.id = ${documentId}`.execute(db);
  const letter = rows[0];
  if (!letter) throw notFound();
  return letter;
}

/** Who last moved a leg, or accepted the report on it, to name them to someone who came too late. */
export async function whoMoved(
  db: Database,
  legId: number,
): Promise<{ receivedBy: string | null; receivedAt: Date | null; number: number | null; endedBy: string | null; endedAt: Date | null }> {
  const { rows } = await sql<{ receivedBy: string | null; receivedAt: Date | null; number: number | null; endedBy: string | null; endedAt: Date | null }>`
    select r.shown_name as "receivedBy", l.received_at as "receivedAt", e.number, b.shown_name as "endedBy",
      coalesce(l.accepted_at, l.ended_at) as "endedAt"
    from leg l left join person r on r.id = l.received_by
      left join person b on b.id = coalesce(l.accepted_by, l.ended_by)
      left join register_entry e on e.leg_id = l.id and e.state = 'issued' where l.id = ${legId}`.execute(db);
  return rows[0] ?? { receivedBy: null, receivedAt: null, number: null, endedBy: null, endedAt: null };
}

/** Marks a leg received by its registry. */
export async function saveReceipt(db: Transaction, legId: number, personId: number, now: Date): Promise<void> {
  await sql`
    update leg set state = 'received', received_at = ${now}, received_by = ${personId}, receipt_cancelled = false,
      opened_at = coalesce(opened_at, ${now}), opened_by = coalesce(opened_by, ${personId})
    where id = ${legId}`.execute(db);
}

export async function endLegs(
  db: Transaction,
  legIds: readonly number[],
  end: { state: LegState; personId: number; now: Date; reason?: string },
): Promise<void> {
  await sql`
    update leg set state = ${end.state}, ended_at = ${end.now}, ended_by = ${end.personId},
      reason = ${end.reason ?? null} where id = any(${legIds})`.execute(db);
}

/** Writes who refused a leg, when and why, as a note of that person: what is reopened loses its end. */
export async function keepRefusal(db: Transaction, legId: number): Promise<void> {
  await sql`
    insert into note (document_id, leg_id, kind, text, written_at, written_by, post_name)
    select document_id, id, 'refusal', reason, ended_at, ended_by, '' from leg
    where id = ${legId} and ended_at is not null and ended_by is not null and reason is not null`.execute(db);
}

/** Puts a leg on its desk again. A returned leg counts as unopened; one that never left (`backAt` null) stays as it was. */
export async function reopenLeg(db: Transaction, legId: number, { state, backAt }: { state: 'delivered' | 'received'; backAt: Date | null }): Promise<void> {
  await sql`
    update leg set state = ${state}, ended_at = null, ended_by = null, reason = null,
      back_at = coalesce(${backAt}, back_at),
      opened_at = case when ${backAt}::timestamptz is null then opened_at end,
        opened_by = case when ${backAt}::timestamptz is null then opened_by end
    where id = ${legId}`.execute(db);
}

/** Marks legs as closed while the letter goes on elsewhere, or undoes that. */
export async function setClosed(db: Transaction, legIds: readonly number[], closed: boolean): Promise<void> {
  await sql`update leg set closed = ${closed} where id = any(${legIds}) and closed <> ${closed}`.execute(db);
}

/** Undoes a receipt: the leg waits to be received again and shows the cancellation. */
export async function saveCancelledReceipt(db: Transaction, legId: number): Promise<void> {
  await sql`
    update leg set state = 'delivered', received_at = null, received_by = null, receipt_cancelled = true
    where id = ${legId}`.execute(db);
}

export interface NewLeg {
  to: Pick<Receiver, 'deskId' | 'kind' | 'unitId' | 'hasRegistry'>;
  purpose: LegPurpose;
  state?: LegState;
  dueOn?: string | null;
  responsibility?: Responsibility | null;
  assignmentId?: number | null;
  commandText?: string | null;
  /** What an order says to this desk only. */
  ownWords?: string | null;
}

export interface Departure {
  /** The leg that is passed on; null at the start of a route. */
  parent: Leg | null;
  fromDeskId: number | null;
  fromUnitId: number | null;
  personId: number;
  /** The post that the person acts for without holding it, or null. */
  forPostId: number | null;
  now: Date;
}

/** SQL: the order under which a person acts for a post on a day; null for a secretary, and for a person who acts for nobody. */
const actingOrderOf = ({ personId, forPostId, now }: { personId: number; forPostId: number | null; now: Date }) => sql`
  (select s.acting_order_id from seat s
    where s.person_id = ${personId} and s.post_id = ${forPostId}::int and s.function = 'acting'
      and ${inForce('s', now)} limit 1)`;

/** Whether the desk's registry has given the letter a receive number that is not void: a letter has one number per register. */
export const hasNumbered = (legs: readonly Leg[], deskId: number) => legs.some((leg) => leg.toDeskId === deskId && leg.numbered);

/** Adds legs at the end of the route; the receiving desks become parties of the letter. Returns the filed legs. */
export async function addLegs(
  db: Transaction,
  letter: { documentId: number; legs: readonly Leg[] },
  departure: Departure,
  news: readonly NewLeg[],
): Promise<Leg[]> {
  const last = letter.legs.at(-1)?.sequence ?? 0;
  const given = news.map((leg, index) => ({
    sequence: last + 1 + index,
    toDeskId: leg.to.deskId,
    toUnitId: leg.to.unitId,
    purpose: leg.purpose,
    state: leg.state ?? 'delivered',
    dueOn: leg.dueOn ?? null,
    responsibility: leg.responsibility ?? null,
    assignmentId: leg.assignmentId ?? null,
    commandText: leg.commandText ?? null,
    ownWords: leg.ownWords ?? null,
    registeredBefore: leg.to.hasRegistry && hasNumbered(letter.legs, leg.to.deskId),
  }));
  const { rows } = await sql<{ legId: number; sequence: number; sentAt: string }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g (sequence smallint, "toDeskId" int,
        "toUnitId" int, purpose leg_purpose, state leg_state, "dueOn" date,
        responsibility responsibility, "assignmentId" bigint, "commandText" text, "ownWords" text,
        "registeredBefore" boolean)
    ), party as (
      insert into document_party (document_id, desk_id) select ${letter.documentId}, "toDeskId" from given
      on conflict do nothing
    )
    insert into leg (document_id, sequence, parent_leg_id, from_desk_id, from_unit_id, to_desk_id, to_unit_id, purpose,
      state, sent_at, sent_by, sent_for_post_id, assignment_id, responsibility, command_text, own_words,
      due_on, on_behalf, acting_order_id, registered_before)
    select ${letter.documentId}, sequence, ${departure.parent?.legId ?? null}::bigint, ${departure.fromDeskId}::int,
      ${departure.fromUnitId}::int, "toDeskId", "toUnitId", purpose, state, ${departure.now},
      ${departure.personId}, ${departure.forPostId}::int, "assignmentId", responsibility, "commandText", "ownWords",
        "dueOn", ${departure.forPostId !== null}, ${actingOrderOf(departure)}, "registeredBefore"
    from given returning id as "legId", sequence, to_json(sent_at)#>>'{}' as "sentAt"`.execute(db);
  const saved = new Map(rows.map((row) => [row.sequence, row]));
  return news.map((leg, index) => {
    const row = given[index] as (typeof given)[number];
    const { legId, sentAt } = saved.get(row.sequence) as { legId: number; sentAt: string };
    return {
      legId,
      sequence: row.sequence,
      sentAt,
      parentLegId: departure.parent?.legId ?? null,
      fromDeskId: departure.fromDeskId,
      fromUnitId: departure.fromUnitId,
      toDeskId: leg.to.deskId,
      toUnitId: leg.to.unitId,
      toDeskKind: leg.to.kind,
      needsReceipt: leg.to.hasRegistry && !row.registeredBefore,
      purpose: row.purpose,
      state: row.state,
      responsibility: row.responsibility,
      backAt: null,
      opened: false,
      numbered: false,
      proposed: false,
      accepted: false,
      ofPanel: false,
      changedBy: null,
      dueOn: row.dueOn,
      assignmentId: row.assignmentId,
    };
  });
}

/** A note on a letter: its text and, for a command or a result, its keyword, who decided and when. */
export interface NewNote {
  kind: NoteKind;
  text: string;
  choice?: string;
  decidedBy?: string;
  decidedOn?: string;
}

/** Adds a remark, command, report or result below the earlier ones. Notes are never deleted (ข้อ 26). Returns its id. */
export async function addNote(
  db: Transaction,
  note: NewNote & {
    documentId: number;
    legId: number;
    personId: number;
    postId: number | null;
    forPostId: number | null;
    now: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into note (document_id, leg_id, kind, text, written_at, written_by, post_name, for_post_id, acting_order_id,
      choice, decided_by, decided_on)
    values (${note.documentId}, ${note.legId}, ${note.kind}, ${note.text}, ${note.now}, ${note.personId},
      coalesce((select name_th from post where id = ${note.postId}), ''), ${note.forPostId}, ${actingOrderOf(note)},
      ${note.choice ?? null}, ${note.decidedBy ?? null}, ${note.decidedOn ?? null}) returning id`.execute(db);
  return rows[0]?.id as number;
}

/** Adds an assignment: task, due day, and whether a report is wanted. Its legs name the responsible desks. */
export async function addAssignment(
  db: Transaction,
  given: {
    documentId: number;
    deskId: number;
    personId: number;
    now: Date;
    task: string;
    dueOn: string | null;
    needsReport: boolean;
    jobTypeId?: number | null;
  },
): Promise<number> {
  const row = await db
    .insertInto('assignment')
    .values({
      document_id: given.documentId,
      desk_id: given.deskId,
      assigned_by: given.personId,
      assigned_at: given.now,
      task: given.task,
      due_on: given.dueOn,
      needs_report: given.needsReport,
      job_type_id: given.jobTypeId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setDocumentState(db: Transaction, documentId: number, state: FiledLetter['state'], now: Date): Promise<void> {
  await sql`
    update document set state = ${state}, closed_at = case when ${state} = 'closed' then ${now}::timestamptz end
    where id = ${documentId}`.execute(db);
}

/** Follows a letter from a desk, with a day by which it should move. */
export async function addFollow(
  db: Transaction,
  follow: { documentId: number; deskId: number; legId: number; personId: number; now: Date; dueOn: string | null },
): Promise<void> {
  await sql`
    insert into follow (document_id, desk_id, leg_id, person_id, since, due_on)
    values (${follow.documentId}, ${follow.deskId}, ${follow.legId}, ${follow.personId}, ${follow.now}, ${follow.dueOn})
    on conflict (document_id, desk_id) do update set leg_id = excluded.leg_id, due_on = excluded.due_on`.execute(db);
}

export async function removeFollow(db: Transaction, documentId: number, deskId: number): Promise<void> {
  await sql`delete from follow where document_id = ${documentId} and desk_id = ${deskId}`.execute(db);
}

export async function saveSigned(db: Transaction, documentId: number, signed: { number: string; datedOn: string; issuer: string }): Promise<void> {
  await sql`
    update document set state = 'signed', number = ${signed.number}, dated_on = ${signed.datedOn},
      issuer = ${signed.issuer} where id = ${documentId}`.execute(db);
}

/** Whether a letter of this kind already has this number under the same heading. */
export async function isNumbered(db: Transaction, { kind, issuer, number }: { kind: number; issuer: string; number: string }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from document where kind = ${kind} and issuer = ${issuer} and issuer <> '' and number = ${number} limit 1`.execute(db);
  return rows.length > 0;
}

/** Makes a desk a party of a letter without a leg. */
export async function addParty(db: Transaction, documentId: number, deskId: number): Promise<void> {
  await sql`insert into document_party (document_id, desk_id) values (${documentId}, ${deskId}) on conflict do nothing`.execute(db);
}
