import type { LetterCorrection } from '@sarabun/contract/documents/letter-entry';
import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { namesStamp } from '../../../platform/names/names-store';
import type { ActingPhrase, DocumentState, RegisterKind } from '../../../platform/schema';
import { asksMember } from '../letter/own-way-store';
import { changedBy } from '../letter/retract-store';
import type { RoutedLeg } from '../letter/route-rules';
import { accessTo } from './emergency-store';

/** A moment inside JSON. */
type MomentText = string;

/** A leg as it is stored: desks, persons and posts by id. */
export type StoredLeg = Pick<
  RouteLeg,
  'legId' | 'sequence' | 'parentLegId' | 'purpose' | 'state' | 'receiveNumber' | 'responsibility' | 'task' | 'needsReport' | 'dueOn' | 'reason' | 'sameAs'
> & {
  fromDeskId: number | null;
  toDeskId: number;
  sentAt: MomentText;
  sentById: number | null;
  sentForId: number | null;
  sentUnder: ActingPhrase | null;
  openedAt: MomentText | null;
  openedById: number | null;
  receivedAt: MomentText | null;
  receivedById: number | null;
  backAt: MomentText | null;
  endedAt: MomentText | null;
  endedById: number | null;
  acceptedAt: MomentText | null;
  closed: boolean;
  numbered: boolean;
  registeredBefore: boolean;
  changedBy: RoutedLeg['changedBy'];
  ofPanel: boolean;
  jobTypeId: number | null;
  proposal: { task: string; dueOn: string | null; needsReport: boolean; jobTypeId: number | null } | null;
};

type StoredNote = Pick<DocumentView['notes'][number], 'noteId' | 'legId' | 'kind' | 'choice' | 'text' | 'decidedBy' | 'decidedOn' | 'isTakenBack'> & {
  writtenAt: MomentText;
  writtenById: number;
  postName: string;
  writtenForId: number | null;
  writtenUnder: ActingPhrase | null;
};

type StoredEntry = Pick<DocumentView['entries'][number], 'number' | 'isVoid' | 'remark'> & {
  legId: number | null;
  voidedAt: MomentText | null;
  voidedById: number | null;
  register: RegisterKind;
  registerId: number;
  unitId: number;
  enteredAt: MomentText;
  enteredById: number;
};

type StoredCorrection = Omit<LetterCorrection, 'at' | 'by'> & { at: MomentText; byId: number };

/** A letter for one reader, with ids in place of names. */
export type StoredView = Omit<
  DocumentView,
  | 'route'
  | 'notes'
  | 'entries'
  | 'corrections'
  | 'mayCorrect'
  | 'correctors'
  | 'ownerUnit'
  | 'holders'
  | 'own'
  | 'legId'
  | 'actsAs'
  | 'follow'
  | 'orderReturnsTo'
  | 'closing'
  | 'recallable'
  | 'allowedActions'
> & {
  state: DocumentState;
  ownerUnitId: number;
  follows: { deskId: number; dueOn: string | null }[];
  route: StoredLeg[];
  /** The desks of proposals, with their responsibility, and those to be visited next, without. */
  furtherDesks: { legId: number; deskId: number; responsibility: RouteLeg['responsibility'] }[];
  notes: StoredNote[];
  entries: StoredEntry[];
  corrections: StoredCorrection[];
  isParty: boolean;
  /** The desk of its writer; null for a letter from outside. */
  writerDeskId: number | null;
  /** The language of a letter that was written here; null for any other. */
  ownLanguage: 'th' | 'en' | null;
  /** Whether the reader has opened it before. */
  isKnown: boolean;
  /** Whether unread notices told the reader of it. */
  isToldOf: boolean;
  /** The emergency access that the reader needs to open it, or null. */
  emergency: number | null;
  /** The stamp of names at the moment of this reading. */
  namesStamp: number;
};

/**
 * SQL: letters that answer the letter `d`. Of signed ones that the reader may not know about, only number and date; secret ones are left
 * out. Unsigned ones are for those who may know them, and while they are written for their writer alone.
 */
const answeredBy = (deskIds: readonly number[], clearance: number) => sql`
  coalesce((select json_agg(json_build_object('documentId', case
    when exists (select 1 from document_party p where p.document_id = w.id and p.desk_id = any(${deskIds})) then w.id
    end,
      'number', w.number, 'datedOn', w.dated_on) order by w.id)
    from letter_answer a join document w on w.id = a.document_id
    where a.answers_id = d.id and w.dated_on is not null and w.state <> 'cancelled'
      and w.secrecy <= ${clearance}), '[]')::jsonb ||
  coalesce((select jsonb_agg(jsonb_build_object('documentId', w.id, 'number', '', 'datedOn', null,
      'draft', case when w.state = 'draft' then 'writing' else 'underway' end) order by w.id)
    from letter_answer a join document w on w.id = a.document_id
    where a.answers_id = d.id and w.dated_on is null and w.state in ('draft', 'inReview', 'awaitingSignature')
      and w.secrecy <= ${clearance}
      and exists (select 1 from document_party p where p.document_id = w.id and p.desk_id = any(${deskIds}))
      and (w.state <> 'draft'
        or exists (select 1 from desk k where k.person_id = w.entered_by and k.id = any(${deskIds})))), '[]')`;

/** SQL: how many people have opened the letter `d`: readers, receivers, and the current reader. */
const readers = (personId: number) => sql`(select count(*)::int from (
    select r.person_id from document_reader r where r.document_id = d.id
    union select l.opened_by from leg l where l.document_id = d.id and l.opened_by is not null union
      select ${personId}::int) opened)`;

/**
 * SQL: the legs of the letter `d`. As rows of a table, not built from names and values: PostgreSQL looks up the type of each argument of
 * `json_build_object` again for each leg, those of its names too.
 */
const legs = sql`
  coalesce((select json_agg(leg) from (
    select l.id as "legId", l.sequence, l.parent_leg_id as "parentLegId", l.from_desk_id as "fromDeskId",
      l.to_desk_id as "toDeskId", l.purpose, l.state, l.sent_at as "sentAt", l.sent_by as "sentById",
      l.sent_for_post_id as "sentForId", o.phrase as "sentUnder", l.opened_at as "openedAt",
      l.opened_by as "openedById", l.received_at as "receivedAt", l.received_by as "receivedById",
      e.number as "receiveNumber", l.back_at as "backAt", l.ended_at as "endedAt",
      l.ended_by as "endedById", l.accepted_at as "acceptedAt",
      l.responsibility, coalesce(l.own_words, a.task) as task, a.job_type_id as "jobTypeId",
      coalesce(a.needs_report, false) as "needsReport",
      l.due_on as "dueOn", l.reason, l.closed, l.registered_before as "registeredBefore",
      case when l.same_as_leg_id is null then e.id is not null
        else exists (select 1 from register_entry n where n.leg_id = l.id and n.state = 'issued') end as numbered,
      case when l.same_as_leg_id is not null and e.id is not null
        then json_build_object('documentId', e.document_id, 'legId', l.same_as_leg_id,
          'receiveNumber', e.number || '/' || e.year) end as "sameAs",
      case when p.leg_id is not null
        then json_build_object('task', p.task, 'dueOn', p.due_on, 'needsReport', p.needs_report,
          'jobTypeId', p.job_type_id) end as proposal, ${changedBy} as "changedBy",
      ${asksMember} as "ofPanel"
    from leg l left join register_entry e on e.leg_id = coalesce(l.same_as_leg_id, l.id) and e.state = 'issued'
      left join assignment a on a.id = l.assignment_id left join acting_order o on o.id = l.acting_order_id
      left join proposal p on p.leg_id = l.id left join leg_before b on b.leg_id = l.id
    where l.document_id = d.id order by l.sequence
  ) leg), '[]')`;

const furtherDesks = sql`
  coalesce((select json_agg(json_build_object('legId', f.leg_id, 'deskId', f.desk_id,
    'responsibility', f.responsibility) order by f.leg_id, f.sequence)
    from leg l join (
      select r.leg_id, r.desk_id, r.responsibility, r.sequence from proposal_party r
      union all select s.leg_id, s.desk_id, null, s.sequence from planned_step s
    ) f on f.leg_id = l.id where l.document_id = d.id), '[]')`;

const notes = sql`
  coalesce((select json_agg(json_build_object('noteId', n.id, 'legId', n.leg_id, 'kind', n.kind, 'choice', n.choice,
    'text', n.text, 'decidedBy', n.decided_by, 'decidedOn', n.decided_on, 'writtenAt', n.written_at,
    'writtenById', n.written_by, 'postName', shown_post(n.post_name), 'writtenForId', n.for_post_id,
    'writtenUnder', o.phrase, 'isTakenBack', k.note_id is not null) order by n.id)
    from note n left join acting_order o on o.id = n.acting_order_id left join note_taken_back k on k.note_id = n.id
    where n.document_id = d.id), '[]')`;

const files = sql`
  coalesce((select json_agg(json_build_object('fileId', f.id,
    'role', case when df.note_id is not null then 'report'
      when exists (select 1 from receive_stamp s where s.file_id = df.file_id) then 'stamped'
      when df.sequence = 1 then 'main' else 'enclosure' end, 'noteId', df.note_id, 'name', df.name,
    'mediaType', f.media_type, 'size', f.size, 'pages', f.pages, 'text', t.state) order by df.sequence)
    from document_file df join file f on f.id = df.file_id left join file_text t on t.file_id = df.file_id
    where df.document_id = d.id), '[]')`;

const entries = sql`
  coalesce((select json_agg(json_build_object('register', r.kind, 'registerId', r.id, 'unitId', r.unit_id,
    'number', e.printed, 'enteredAt', e.entered_at, 'enteredById', e.entered_by, 'isVoid', e.state = 'void',
    'remark', e.remark, 'voidedAt', e.voided_at, 'voidedById', e.voided_by, 'legId', e.leg_id) order by e.id)
    from register_entry e join register r on r.id = e.register_id where e.document_id = d.id), '[]')`;

const corrections = sql`
  coalesce((select json_agg(json_build_object('at', c.at, 'byId', c.person_id, 'reason', c.reason, 'before', c.before,
    'after', c.after) order by c.id)
    from letter_correction c where c.document_id = d.id), '[]')`;

export interface AskedLetter {
  documentId: number;
  personId: number;
  deskIds: readonly number[];
  clearance: number;
  now: Date;
}

/**
 * The whole letter for one reader, in one round trip; null if the reader may not know about it. Each part is one set of a table or a few
 * tables joined by their keys; names are not looked up here, so that the statement is planned in a millisecond.
 */
export async function findStoredView(db: Database, { documentId, personId, deskIds, clearance, now }: AskedLetter): Promise<StoredView | null> {
  const { rows } = await sql<StoredView>`
    select d.id as "documentId", d.kind, d.direction, d.state, d.state = 'cancelled' as "isCancelled", d.number,
      d.dated_on as "datedOn", d.subject, d.shown_sender as sender, d.addressee, d.reference_text as references,
      d.enclosure_text as enclosures, d.speed, d.secrecy, d.is_personal as "isPersonal", d.due_on as "dueOn",
      d.entered_at as "enteredAt", d.owner_unit_id as "ownerUnitId",
      case when d.direction = 'outgoing' then (select k.id from desk k where k.person_id = d.entered_by) end
        as "writerDeskId",
      case when d.direction = 'outgoing' then (select coalesce(o.content ->> 'language', 'th') from letter o
        where o.document_id = d.id) end as "ownLanguage",
      ${answeredBy(deskIds, clearance)} as "answeredBy", access.is_party as "isParty",
      (select true from document_reader r
        where r.document_id = d.id and r.person_id = ${personId}) is not null as "isKnown",
      exists (select 1 from notification n where n.document_id = d.id and n.person_id = ${personId}
        and n.read_at is null) as "isToldOf",
      access.emergency, ${readers(personId)} as readers, ${entries} as entries,
      ${corrections} as corrections, ${files} as files, ${notes} as notes,
      ${legs} as route, ${furtherDesks} as "furtherDesks",
      coalesce((select json_agg(json_build_object('deskId', f.desk_id, 'dueOn', f.due_on)) from follow f
        where f.document_id = d.id), '[]') as follows,
      ${namesStamp} as "namesStamp"
    from document d cross join ${accessTo({ personId, deskIds, now })}
    where d.id = ${documentId} and d.secrecy <= ${clearance} and access.may_open`.execute(db);
  return rows[0] ?? null;
}

/** Records that a person opened a letter: the first and last time, and the first opening of the leg at its desk. */
export async function saveOpening(
  db: Transaction,
  { documentId, legId, personId, now }: { documentId: number; legId: number | null; personId: number; now: Date },
): Promise<void> {
  await sql`
    with read as (
      insert into document_reader (document_id, person_id, first_at, last_at)
      values (${documentId}, ${personId}, ${now}, ${now})
      on conflict (document_id, person_id) do update set last_at = excluded.last_at
    )
    update leg set opened_at = ${now}, opened_by = ${personId} where id = ${legId}::bigint and opened_at is null`.execute(db);
}

/** Whether there is such a letter up to a class of secrecy. Only for auditors. */
export async function documentExists(db: Database, documentId: number, clearance: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from document where id = ${documentId} and secrecy <= ${clearance}`.execute(db);
  return rows.length > 0;
}

/** Whether the audit log has a refusal of this letter to this person since then. */
export async function wasRefused(db: Database, { documentId, personId, since }: { documentId: number; personId: number; since: Date }): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from audit
    where document_id = ${documentId} and at > ${since}
      and person_id = ${personId} and action = 'openingRefused' limit 1`.execute(db);
  return rows.length > 0;
}
