import { type ActingPhraseName, besideTheHolder } from '@sarabun/contract/acting/acting-phrase';
import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { DraftView } from '@sarabun/contract/drafts/drafts';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { deskName, headPostOf } from '../../platform/desk-name';
import { inForce } from '../../platform/in-force';
import { cameBack, isBack } from './draft-list-store';

/** SQL: an attribute of who acts for a post's desk today in letters of a kind; one with the full power comes first. Needs the alias `k`. */
const actingAt = (now: Date, ofKind: RawBuilder<unknown>, what: RawBuilder<unknown>) => sql`
  case when k.kind = 'post' then (
  select ${what} from seat s join person ap on ap.id = s.person_id
    left join acting_order ao on ao.id = s.acting_order_id
  where s.desk_id = k.id and s.function = 'acting' and ${inForce('s', now)}
    and (ao.kinds is null or ${ofKind} = any(ao.kinds))
  order by ao.phrase = any(${besideTheHolder}), s.id limit 1) end`;

/**
 * SQL: today's holder of a desk's post and who acts for it in letters of a kind; for a person's desk, the person's post. Needs the alias `k`.
 */
const deskJson = (now: Date, ofKind: RawBuilder<unknown>) => sql`
  json_build_object('deskId', k.id, 'name', ${deskName('k')},
    'thaiName', coalesce((select q.name_th from post q where q.id = k.post_id),
      (select n.full_name from person n where n.id = k.person_id)),
    'detail', coalesce(case when k.kind = 'post' then (select hp.shown_name from seat s
      join person hp on hp.id = s.person_id where s.desk_id = k.id and s.function = 'holder' and ${inForce('s', now)}
      limit 1)
      when k.kind = 'person' then (select q.shown_name from seat s join post q on q.id = s.post_id
        where s.person_id = k.person_id and s.function <> 'acting' and ${inForce('s', now)}
        order by s.is_main desc, s.id
        limit 1) end, ''),
    'actingName', ${actingAt(now, ofKind, sql`ap.shown_name`)},
    'actingPhrase', ${actingAt(now, ofKind, sql`ao.phrase`)})`;
const deskJoins = (column: string) => sql`join desk k on k.id = ${sql.ref(column)}`;

/** A desk on the route of a letter. */
interface DeskShown {
  deskId: number;
  name: string;
  thaiName: string;
  detail: string;
  actingName: string | null;
  actingPhrase: ActingPhraseName | null;
}

export interface SavedLetter {
  revision: number;
  sealedRevision: number;
  savedAt: Date;
  savedBy: number;
  content: LetterContent;
}

export async function readSaved(db: Database, documentId: number): Promise<SavedLetter | null> {
  const { rows } = await sql<SavedLetter>`
    select revision, sealed_revision as "sealedRevision", saved_at as "savedAt", saved_by as "savedBy", content
    from letter where document_id = ${documentId}`.execute(db);
  return rows[0] ?? null;
}

interface Saving {
  documentId: number;
  content: LetterContent;
  personId: number;
  now: Date;
}

/** Starts the content of a letter at revision 1. */
export async function insertLetter(db: Transaction, { documentId, content, personId, now }: Saving): Promise<void> {
  const json = JSON.stringify(content);
  await sql`
    with begun as (insert into letter (document_id, content, saved_at, saved_by)
      values (${documentId}, ${json}, ${now}, ${personId}))
    insert into letter_version (document_id, revision, content, saved_at, saved_by)
    values (${documentId}, 1, ${json}, ${now}, ${personId})`.execute(db);
}

/** Saves the next revision, overwriting the last version (`replaces`) or adding one. */
export async function saveLetter(
  db: Transaction,
  { documentId, content, personId, now, revision, replaces }: Saving & { revision: number; replaces: boolean },
): Promise<void> {
  const json = JSON.stringify(content);
  await sql`
    update letter set content = ${json}, revision = ${revision}, saved_at = ${now}, saved_by = ${personId}
    where document_id = ${documentId}`.execute(db);
  if (replaces) {
    await sql`
      update letter_version set content = ${json}, revision = ${revision}, saved_at = ${now}
      where document_id = ${documentId}
        and revision = (select max(revision) from letter_version where document_id = ${documentId})`.execute(db);
  } else {
    await sql`
      insert into letter_version (document_id, revision, content, saved_at, saved_by)
      values (${documentId}, ${revision}, ${json}, ${now}, ${personId})`.execute(db);
  }
}

/** The last version: when it was started (the time of the one before it) and by whom. */
export async function lastVersion(db: Database, documentId: number): Promise<{ revision: number; savedAt: Date; savedBy: number } | null> {
  const { rows } = await sql<{ revision: number; savedAt: Date; savedBy: number }>`
    select revision, saved_at as "savedAt", saved_by as "savedBy" from letter_version where document_id = ${documentId}
    order by revision desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The columns that lists show of a letter, stored next to its content. */
export interface Heading {
  kind: number;
  subject: string;
  sender: string;
  addressee: string;
  references: string;
  enclosures: string;
  number: string;
  speed: number;
  secrecy: number;
  ownerUnitId: number;
  usesOwnerNumber: boolean;
  personal: boolean;
}

export async function saveHeading(db: Transaction, documentId: number, heading: Heading): Promise<void> {
  await db
    .updateTable('document')
    .set({
      kind: heading.kind,
      subject: heading.subject,
      sender: heading.sender,
      addressee: heading.addressee,
      reference_text: heading.references,
      enclosure_text: heading.enclosures,
      number: heading.number,
      speed: heading.speed,
      secrecy: heading.secrecy,
      owner_unit_id: heading.ownerUnitId,
      uses_owner_number: heading.usesOwnerNumber,
      is_personal: heading.personal,
    })
    .where('id', '=', documentId)
    .execute();
}

/** The first file position is the letter itself; its enclosures follow. */
const firstEnclosure = 2;

/** Replaces the enclosures of a letter, using only files it already has or fresh uploads. */
export async function replaceEnclosures(
  db: Transaction,
  documentId: number,
  { kept, added }: { kept: readonly number[]; added: readonly { fileId: number; name: string }[] },
): Promise<void> {
  const { rows: before } = await sql<{ fileId: number; name: string }>`
    delete from document_file where document_id = ${documentId} and sequence >= ${firstEnclosure}
    returning file_id as "fileId", name`.execute(db);
  const known = new Map(before.map((file) => [file.fileId, file]));
  const files = [...kept.flatMap((fileId) => known.get(fileId) ?? []), ...added];
  if (files.length === 0) return;
  await db
    .insertInto('document_file')
    .values(files.map(({ fileId, name }, index) => ({ document_id: documentId, sequence: firstEnclosure + index, file_id: fileId, name })))
    .execute();
}

export async function listEnclosures(db: Database, documentId: number): Promise<DraftView['files']> {
  const { rows } = await sql<DraftView['files'][number]>`
    select f.id as "fileId", df.name, f.size, f.pages from document_file df join file f on f.id = df.file_id
    where df.document_id = ${documentId} and df.sequence >= ${firstEnclosure} order by df.sequence`.execute(db);
  return rows;
}

type Found = Omit<DraftView, 'legId'>;

/** Everything the editor shows of a letter; the caller has checked that it may be edited. */
export async function findDraft(db: Database, documentId: number, now: Date): Promise<Found | null> {
  const { rows } = await sql<Found & { returned: { by: string; at: string; reason: string } | null }>`
    select d.id as "documentId", l.revision, l.saved_at as "savedAt", sp.shown_name as "savedBy", d.state,
      json_build_object('personId', w.id, 'name', w.shown_name) as writer, d.kind,
      d.owner_unit_id as "ownerUnitId", o.shown_name as "ownerUnit", d.speed, d.secrecy,
        d.uses_owner_number as "usesOwnerNumber", d.is_personal as personal, l.content,
      coalesce((select json_agg(json_build_object('deskId', r.desk_id, 'name', shown_receiver(r.desk_id, r.name),
        'thaiName', r.name,
        'headPost', (select ${headPostOf('k.unit_id')} from desk k where k.id = r.desk_id and k.kind = 'unit'))
        order by r.position) from letter_receiver r where r.document_id = d.id), '[]') as receivers,
      coalesce((select json_agg((${deskJson(now, sql`d.kind`)})::jsonb
        || jsonb_build_object('role', s.role, 'ofPanel', s.of_panel, 'state',
        case when s.position < l.at_step then 'done' when s.position = l.at_step then 'open' else 'waiting' end)
        order by s.position)
        from letter_step s ${deskJoins('s.desk_id')} where s.document_id = d.id), '[]') as steps,
      coalesce((select json_agg(json_build_object('documentId', a.id, 'number', a.number, 'subject', a.subject)
        order by a.id)
        from letter_answer la join document a on a.id = la.answers_id where la.document_id = d.id), '[]') as answers,
      coalesce((select json_agg(json_build_object('fileId', f.id, 'name', df.name, 'size', f.size, 'pages', f.pages)
        order by df.sequence)
        from document_file df join file f on f.id = df.file_id
        where df.document_id = d.id and df.sequence >= ${firstEnclosure}), '[]') as files,
      case when d.state = 'draft' then
        (select json_build_object('by', b.shown_name, 'at', e.ended_at, 'reason', e.reason)
        from leg e join person b on b.id = e.ended_by where e.document_id = d.id and ${cameBack} and ${isBack}
        order by e.ended_at desc, e.sequence desc limit 1) end as returned
    from document d join letter l on l.document_id = d.id join unit o on o.id = d.owner_unit_id
      join person w on w.id = d.entered_by join person sp on sp.id = l.saved_by
    where d.id = ${documentId}`.execute(db);
  const found = rows[0];
  return found ? { ...found, returned: found.returned && { ...found.returned, at: new Date(found.returned.at) } } : null;
}

/** The heads from a unit up to the top with the desks of their posts, nearest first; units without a head are skipped. */
export async function headsAbove(
  db: Database,
  unitId: number,
  { kind, now }: { kind: DocumentKind; now: Date },
): Promise<(DeskShown & { level: number; holderIds: number[] })[]> {
  const { rows } = await sql<{ desk: DeskShown; level: number; holderIds: number[] }>`
    with recursive up as (
      select id, parent_id, level, 0 as height from unit where id = ${unitId}
      union all select u.id, u.parent_id, u.level, up.height + 1 from unit u join up on u.id = up.parent_id
        where up.height < 20
    )
    select ${deskJson(now, sql`${kind}::int`)} as desk, up.level,
      coalesce((select json_agg(s.person_id) from seat s
        where s.desk_id = k.id and s.function = 'holder' and ${inForce('s', now)}), '[]') as "holderIds"
    from up join post p on p.unit_id = up.id and p.is_head
      and p.closed_on is null
      join desk k on k.post_id = p.id
    order by up.height, p.signature_rank nulls last, p.position nulls last, p.id`.execute(db);
  return rows.map(({ desk, ...row }) => ({ ...desk, ...row }));
}

/** Desks on the route of a letter. */
export async function deskOf(db: Database, deskId: number, { kind, now }: { kind: DocumentKind; now: Date }): Promise<DeskShown | null> {
  const { rows } = await sql<{ desk: DeskShown }>`
    select ${deskJson(now, sql`${kind}::int`)} as desk
    from (select ${deskId}::int as desk_id) s ${deskJoins('s.desk_id')}`.execute(db);
  return rows[0]?.desk ?? null;
}

export interface OwnerUnit {
  unitId: number;
  name: string;
  hasOwnNumbers: boolean;
  telephone: string;
  fax: string;
  email: string;
  address: string;
  addressEn: string;
}

/** The person's unit and those above it, with their printed contact lines: from the last letter, otherwise from the office's data. */
export async function ownerUnits(db: Database, unitId: number): Promise<OwnerUnit[]> {
  const { rows } = await sql<OwnerUnit>`
    with recursive up as (
      select u.*, 0 as height from unit u where u.id = ${unitId}
      union all select u.*, up.height + 1 from unit u join up on u.id = up.parent_id where up.height < 20
    )
    select id as "unitId", by_language(name_th, name_en) as name, has_registry as "hasOwnNumbers", phone as telephone,
      fax, email,
      coalesce(nullif(address, ''), (select nullif(a.address, '') from up a where a.address <> '' order by a.height
        limit 1), '') as address,
      coalesce((select a.address_en from up a where a.address_en <> '' order by a.height limit 1), '') as "addressEn"
    from up where closed_on is null order by height`.execute(db);
  return rows;
}

interface Answered {
  documentId: number;
  number: string;
  datedOn: string | null;
  subject: string;
  sender: string;
  secrecy: number;
  senderDeskId: number | null;
  /** The post of the head of the unit that sent it; null if it came from outside, or has no head. */
  senderHead: string | null;
}

/** A received letter to be answered, if this person may know about it. */
export async function findAnswered(
  db: Database,
  { documentId, deskIds, clearance }: { documentId: number; deskIds: readonly number[]; clearance: number },
): Promise<Answered | null> {
  const { rows } = await sql<Answered>`
    select d.id as "documentId", d.number, d.dated_on as "datedOn", d.subject, d.sender, d.secrecy,
      case when d.direction = 'outgoing' then (select k.id from desk k
        where k.kind = 'unit' and k.unit_id = d.owner_unit_id) end as "senderDeskId",
      case when d.direction = 'outgoing' then (select p.name_th from post p
        where p.unit_id = d.owner_unit_id and p.is_head and p.closed_on is null order by p.id limit 1)
        end as "senderHead"
    from document d where d.id = ${documentId} and d.secrecy <= ${clearance} and d.number <> ''
      and exists (select 1 from document_party p where p.document_id = d.id and p.desk_id = any(${deskIds}))`.execute(db);
  return rows[0] ?? null;
}

/** How many of these letters the desks may know about. */
export async function countKnown(db: Database, documentIds: readonly number[], deskIds: readonly number[], clearance: number): Promise<number> {
  if (documentIds.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from document d where d.id = any(${documentIds}) and d.secrecy <= ${clearance}
      and exists (select 1 from document_party p where p.document_id = d.id and p.desk_id = any(${deskIds}))`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function listVersions(db: Database, documentId: number): Promise<{ revision: number; savedAt: Date; savedBy: string; content: LetterContent }[]> {
  const { rows } = await sql<{ revision: number; savedAt: Date; savedBy: string; content: LetterContent }>`
    select v.revision, v.saved_at as "savedAt", p.shown_name as "savedBy", v.content from letter_version v
      join person p on p.id = v.saved_by
    where v.document_id = ${documentId} order by v.revision`.execute(db);
  return rows;
}
