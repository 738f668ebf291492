import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { deskName } from '../../../platform/desk-name';
import { inForce } from '../../../platform/in-force';
import type { DeskKind, DocumentState } from '../../../platform/schema';
import { needsReceipt } from '../letter/letter-store';
import { isParty } from './access-store';
import { mayOpen } from './emergency-store';

export type ViewedLeg = RouteLeg & {
  needsReceipt: boolean;
  accepted: boolean;
  opened: boolean;
  numbered: boolean;
  proposed: boolean;
  fromDeskId: number | null;
  toDeskId: number;
  toDeskKind: DeskKind;
};

export type Viewed = Omit<DocumentView, 'route' | 'holders' | 'own' | 'legId' | 'follow' | 'recallable' | 'allowedActions'> & {
  state: DocumentState;
  follows: { deskId: number; dueOn: string | null }[];
  route: ViewedLeg[];
  holderNames: { deskId: number; name: string }[];
  isParty: boolean;
  /** The desk of its writer; null for a letter from outside. */
  writerDeskId: number | null;
  /** Whether the reader has opened it before. */
  isKnown: boolean;
  readerName: string;
};

const postOf = (person: string) =>
  sql.raw(
    `
      coalesce((select q.shown_name from seat s join post q on q.id = s.post_id
        where s.person_id = ${person} and s.function <> 'acting' order by s.is_main desc, s.id limit 1), '')`,
  );

const deskJson = (alias: string) => sql`
  json_build_object('deskId', ${sql.ref(`${alias}.id`)}, 'kind', ${sql.ref(`${alias}.kind`)},
    'name', ${deskName(alias)},
    'unitName', ${sql.raw(`${alias}_unit.shown_name`)})`;
const deskJoins = (alias: string, column: string) =>
  sql.raw(`
    left join desk ${alias} on ${alias}.id = ${column}
      left join unit ${alias}_unit on ${alias}_unit.id = ${alias}.unit_id`);

const personJson = (alias: string) =>
  sql`
    case when ${sql.raw(alias)}.id is not null
      then json_build_object('personId', ${sql.raw(alias)}.id, 'name', ${sql.raw(alias)}.shown_name,
      'postName', ${postOf(`${alias}.id`)}) end`;

const namedDesk = (now: Date) => sql`'deskId', k.id, 'name', ${deskName('k')},
  'detail', coalesce(case when k.kind = 'post' then (select h.shown_name from seat s join person h on h.id = s.person_id
    where s.desk_id = k.id and s.function in ('holder', 'acting')
    and ${inForce('s', now)} order by s.function limit 1) end, u.shown_name)`;
const namedDeskJoins = sql`
  join desk k on k.id = r.desk_id join unit u on u.id = k.unit_id`;
const jobTypeJson = (column: string) =>
  sql.raw(`
    (select json_build_object('th', j.name_th, 'en', coalesce(nullif(j.name_en, ''), j.name_th)) from job_type j
      where j.id = ${column})`);
const proposalJson = (now: Date) => sql`
  (select json_build_object('task', p.task, 'dueOn', p.due_on, 'needsReport', p.needs_report,
    'jobTypeId', p.job_type_id, 'jobType', ${jobTypeJson('p.job_type_id')}, 'parties',
    (select json_agg(json_build_object(${namedDesk(now)}, 'responsibility', r.responsibility) order by r.sequence)
      from proposal_party r ${namedDeskJoins} where r.leg_id = p.leg_id))
  from proposal p where p.leg_id = l.id)`;
const plannedJson = (now: Date) =>
  sql`
    coalesce((select json_agg(json_build_object(${namedDesk(now)}) order by r.sequence)
      from planned_step r ${namedDeskJoins} where r.leg_id = l.id), '[]')`;
const sameAsJson = sql`
  (select json_build_object('documentId', b.document_id, 'legId', b.id, 'receiveNumber', e.number || '/' || e.year)
  from leg b join register_entry e on e.leg_id = b.id and e.state = 'issued' where b.id = l.same_as_leg_id)`;

/**
 * SQL: signed letters that answer the letter `d`. Of those that the reader may not know about, only number and date; secret ones are left
 * out.
 */
const answeredBy = (deskIds: readonly number[], clearance: number) => sql`
  coalesce((select json_agg(json_build_object('documentId', case
    when exists (select 1 from document_party p where p.document_id = w.id and p.desk_id = any(${deskIds})) then w.id
    end,
      'number', w.number, 'datedOn', w.dated_on) order by w.id)
    from letter_answer a join document w on w.id = a.document_id
    where a.answers_id = d.id and w.dated_on is not null and w.state <> 'cancelled'
      and w.secrecy <= ${clearance}), '[]')`;

/** SQL: how many people have opened the letter `d`: readers, receivers, and the current reader. */
const readers = (personId: number) => sql`(select count(*)::int from (
    select r.person_id from document_reader r where r.document_id = d.id
    union select l.opened_by from leg l where l.document_id = d.id and l.opened_by is not null union
      select ${personId}::int) opened)`;

/** The whole letter for one reader, in one round trip; null if the reader may not know about it. */
export async function findDocument(
  db: Database,
  { documentId, personId, deskIds, clearance, now }: { documentId: number; personId: number; deskIds: readonly number[]; clearance: number; now: Date },
): Promise<Viewed | null> {
  const { rows } = await sql<Viewed>`
    select d.id as "documentId", d.kind, d.direction, d.state, d.state = 'cancelled' as "isCancelled", d.number,
      d.dated_on as "datedOn", d.subject, d.shown_sender as sender, d.addressee, d.reference_text as references,
      d.enclosure_text as enclosures,
      d.speed, d.secrecy, d.is_personal as "isPersonal", d.due_on as "dueOn", d.entered_at as "enteredAt",
        o.shown_name as "ownerUnit",
      case when d.direction = 'outgoing' then (select k.id from desk k where k.person_id = d.entered_by) end
        as "writerDeskId", ${answeredBy(deskIds, clearance)} as "answeredBy",
      ${isParty(deskIds)} as "isParty",
        (select true from document_reader r
        where r.document_id = d.id and r.person_id = ${personId}) is not null as "isKnown",
      ${readers(personId)} as readers, coalesce((select p.shown_name from person p
        where p.id = ${personId}), '') as "readerName",
      coalesce((select json_agg(json_build_object('register', r.kind, 'unitName', u.shown_name, 'number', e.printed,
        'enteredAt', e.entered_at, 'enteredBy', n.shown_name, 'isVoid', e.state = 'void', 'remark', e.remark)
        order by e.id)
        from register_entry e join register r on r.id = e.register_id join unit u on u.id = r.unit_id
          join person n on n.id = e.entered_by where e.document_id = d.id), '[]') as entries,
      coalesce((select json_agg(json_build_object('fileId', f.id,
        'role', case when df.note_id is not null then 'report'
        when exists (select 1 from receive_stamp s where s.file_id = f.id) then 'stamped'
        when df.sequence = 1 then 'main' else 'enclosure' end, 'noteId', df.note_id, 'name', df.name, 'mediaType',
        f.media_type, 'size', f.size, 'pages', f.pages, 'text',
        (select ft.state from file_text ft where ft.file_id = f.id)) order by df.sequence)
        from document_file df join file f on f.id = df.file_id where df.document_id = d.id), '[]') as files,
      coalesce((select json_agg(json_build_object('noteId', n.id, 'legId', n.leg_id, 'kind', n.kind, 'choice', n.choice,
        'text', n.text, 'decidedBy', n.decided_by, 'decidedOn', n.decided_on, 'writtenAt', n.written_at,
          'writtenBy', json_build_object('personId', w.id, 'name', w.shown_name, 'postName', shown_post(n.post_name)),
            'writtenFor', fp.shown_name, 'writtenUnder', (select ao.phrase from acting_order ao
            where ao.id = n.acting_order_id)) order by n.id)
        from note n join person w on w.id = n.written_by left join post fp on fp.id = n.for_post_id
        where n.document_id = d.id), '[]') as notes,
      coalesce((select json_agg(json_build_object('legId', l.id, 'sequence', l.sequence, 'parentLegId', l.parent_leg_id,
        'backAt', l.back_at, 'closed', l.closed, 'opened', l.opened_at is not null,
        'from', case when l.from_desk_id is not null then ${deskJson('f')} end, 'to', ${deskJson('t')},
          'purpose', l.purpose, 'state', l.state, 'sentAt', l.sent_at, 'sentBy', ${personJson('sb')},
            'sentFor', sp.shown_name, 'sentUnder', (select ao.phrase from acting_order ao
            where ao.id = l.acting_order_id), 'openedAt', l.opened_at, 'openedBy', (
            select o.shown_name from person o where o.id = l.opened_by), 'receivedAt', l.received_at,
          'receivedBy', ${personJson('rb')},
            'receiveNumber', (select e.number from register_entry e
            where e.leg_id = coalesce(l.same_as_leg_id, l.id)
            and e.state = 'issued'), 'endedAt', l.ended_at, 'acceptedAt', l.accepted_at, 'responsibility',
            l.responsibility,
          'task', a.task, 'jobType', ${jobTypeJson('a.job_type_id')}, 'dueOn', l.due_on, 'reason', l.reason,
            'proposal', ${proposalJson(now)}, 'planned', ${plannedJson(now)}, 'sameAs', ${sameAsJson},
            'proposed', exists (select 1 from proposal p where p.leg_id = l.id),
            'numbered', exists (select 1 from register_entry e where e.leg_id = l.id and e.state = 'issued'),
            'needsReceipt', ${needsReceipt('t_unit')}, 'accepted', l.accepted_at is not null,
            'fromDeskId', l.from_desk_id, 'toDeskId', l.to_desk_id, 'toDeskKind', t.kind) order by l.sequence)
        from leg l ${deskJoins('f', 'l.from_desk_id')} ${deskJoins('t', 'l.to_desk_id')}
          left join person sb on sb.id = l.sent_by left join post sp on sp.id = l.sent_for_post_id
            left join person rb on rb.id = l.received_by left join assignment a on a.id = l.assignment_id
        where l.document_id = d.id), '[]') as route,
      coalesce((select json_agg(json_build_object('deskId', f.desk_id, 'dueOn', f.due_on)) from follow f
        where f.document_id = d.id), '[]') as follows,
      coalesce((select json_agg(json_build_object('deskId', h.desk_id, 'name', h.name))
        from (select distinct on (s.desk_id) s.desk_id, n.shown_name as name from leg l
          join desk k on k.id = l.to_desk_id and k.kind = 'post'
          join seat s on s.desk_id = k.id and s.function in ('holder', 'acting') join person n on n.id = s.person_id
          where l.document_id = d.id and l.state in ('delivered', 'received') and ${inForce('s', now)}
          order by s.desk_id, s.function) h), '[]') as "holderNames"
    from document d join unit o on o.id = d.owner_unit_id
    where d.id = ${documentId} and d.secrecy <= ${clearance}
      and ${mayOpen({ personId, deskIds, now })}`.execute(db);
  const found = rows[0];
  return found ? withMoments(found) : null;
}

/** Timestamps inside JSON arrive as text. */
function withMoments(found: Viewed): Viewed {
  const moment = (value: unknown) => (typeof value === 'string' ? new Date(value) : (value as null));
  return {
    ...found,
    entries: found.entries.map((entry) => ({ ...entry, enteredAt: new Date(entry.enteredAt) })),
    notes: found.notes.map((note) => ({ ...note, writtenAt: new Date(note.writtenAt) })),
    route: found.route.map((leg) => ({
      ...leg,
      sentAt: new Date(leg.sentAt),
      openedAt: moment(leg.openedAt),
      receivedAt: moment(leg.receivedAt),
      backAt: moment(leg.backAt),
      endedAt: moment(leg.endedAt),
      acceptedAt: moment(leg.acceptedAt),
    })),
  };
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
