import { mayBeWatched, purposesThat } from '@sarabun/contract/documents/leg-purposes';
import type { AskedSearch, FoundLetter } from '@sarabun/contract/search/search';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
import { steadyArray } from '../../platform/steady-array';
import { mayKnow } from '../documents';

export interface IndexedSearch {
  /** What the person may see: desk × 4 + secrecy class, and the token for everyone. */
  tokens: readonly number[];
  terms: readonly string[];
  filters: Record<string, unknown>;
}

/** The reader, and the terms. */
export interface Looker {
  personId: number;
  deskIds: readonly number[];
  clearance: number;
}

const everyone = 1;
const classesUpTo = (clearance: number) => Array.from({ length: clearance }, (_one, index) => index + 1);

/** The desk tokens of index rows: each desk with each class up to the clearance. */
const tokensOf = (deskIds: readonly number[], clearance: number): number[] =>
  deskIds.flatMap((deskId) => classesUpTo(clearance).map((secrecy) => deskId * 4 + secrecy));

/** The index query of a person's search; `unitDesks` are those of the requested unit. */
export function indexedSearch(asked: Omit<AskedSearch, 'query'>, terms: readonly string[], looker: Looker, unitDesks: readonly number[] | null): IndexedSearch {
  const { kinds, speeds, states, from, to, part } = asked;
  return {
    tokens: [everyone, ...tokensOf(looker.deskIds, looker.clearance)],
    terms,
    filters: {
      ...(kinds.length > 0 && { kinds }),
      ...(speeds.length > 0 && { speeds }),
      ...(states.length > 0 && { states }),
      ...(from && { from }),
      ...(to && { to }),
      ...(unitDesks && { units: tokensOf(unitDesks, looker.clearance) }),
      ...(part === 'entered' && { enteredBy: looker.personId }),
      ...(part === 'noted' && { notedBy: looker.personId }),
      ...(part === 'assigned' && { assignedTo: looker.deskIds, assignedFor: purposesThat(mayBeWatched) }),
      ...(part === 'followed' && { followedAt: looker.deskIds }),
    },
  };
}

const found = ({ tokens, terms, filters }: IndexedSearch, offset: number, limit: number): RawBuilder<unknown> =>
  sql`search_letters(${steadyArray(tokens)}, ${terms}::text[], ${JSON.stringify(filters)}::jsonb, ${offset}, ${limit})`;

export type FoundRow = Omit<FoundLetter, 'inFile'>;

const columns = sql`
  d.id as "documentId", d.kind, d.direction, d.state, d.speed, d.secrecy, d.number, d.dated_on as "datedOn",
  d.subject, d.shown_sender as sender, d.addressee, d.entered_at as "enteredAt", d.has_file as "hasFile",
  coalesce((select json_agg(json_build_object('register', r.kind, 'number', e.number, 'year', e.year,
      'unitName', u.shown_name, 'isCancelled', e.state = 'void') order by e.id)
    from register_entry e join register r on r.id = e.register_id and r.kind in ('receive', 'send')
      join unit u on u.id = r.unit_id where e.document_id = d.id and e.state <> 'reserved'), '[]') as receipts`;

/** SQL: whether the reader may know about the letter `d`. */
const mayRead = ({ deskIds, clearance }: Looker) => sql<boolean>`d.secrecy <= ${clearance} and ${mayKnow(deskIds)}`;

/** One page of results, newest first. The index finds the letters; access is checked again on the letters themselves. */
export async function findLetters(
  db: Database,
  search: IndexedSearch,
  looker: Looker,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select ${columns}
    from ${found(search, offset, limit)} with ordinality as found (document_id, place)
      join document d on d.id = found.document_id
    where ${mayRead(looker)}
    order by found.place`.execute(db);
  return rows;
}

/** A number that a letter bears itself, or that a register gave it, of a kind or of any, in a year or in any. */
export interface SoughtNumber {
  own: string | null;
  given: { number: number; year: number | null; register: 'receive' | 'send' | null } | null;
  /** The numbers that are meant first: of the registers of these units, and of this year. */
  nearest: { unitIds: readonly number[]; year: number };
}

/**
 * SQL: the letters with exactly this number that the reader may know about, those of the own registers and of this year first, then the
 * newest. Each of the two numbers has its index; "offset 0" keeps the planner from reading all letters by their ids instead.
 */
const numbered = ({ own, given, nearest }: SoughtNumber, looker: Looker) => sql`
  (select id, max(near) as near from (
      select n.id, 1 as near from document n where n.number <> '' and bare_number(n.number) = bare_number(${own})
      union all
      select e.document_id, case when r.unit_id = any(${steadyArray(nearest.unitIds)}) then 2 else 0 end
          + case when e.year = ${nearest.year}::smallint then 1 else 0 end
        from register_entry e join register r on r.id = e.register_id
        where e.number = ${given?.number ?? null}::int
          and e.document_id is not null and e.year = coalesce(${given?.year ?? null}::smallint, e.year)
          and (${given?.register ?? null}::register_kind is null or r.kind = ${given?.register ?? null}::register_kind)
    ) any_number group by id order by near desc, id desc offset 0) numbered
    join document d on d.id = numbered.id where ${mayRead(looker)}`;

/** Letters with exactly this number, the nearest first. */
export async function findNumbered(
  db: Database,
  number: SoughtNumber,
  looker: Looker,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select ${columns} from ${numbered(number, looker)} order by numbered.near desc, numbered.id desc limit ${limit}
      offset ${offset}`.execute(db);
  return rows;
}

export async function countNumbered(db: Database, number: SoughtNumber, looker: Looker, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select d.id from ${numbered(number, looker)} limit ${most}) found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A number as it is said, of letters of some kinds or under a code; null where it does not matter. */
export interface SaidNumber {
  serial: string;
  year: number | null;
  kinds: readonly number[] | null;
  code: string | null;
  /** A part of the sender's name; null for any. */
  issuer: string | null;
}

/** SQL: the number of a letter `n` as it is said, in the words of its index. */
const serial = sql.raw(`coalesce(substring(bare_number(n.number) from '^(?:ที่)?([0-9]+)/[0-9]{4}$'),
  substring(bare_number(n.number) from '([0-9]+)$'))`);

/** Letters with this number that the reader may know about, newest first. */
export async function findSaid(db: Database, said: SaidNumber, looker: Looker, limit: number): Promise<FoundRow[]> {
  const { year, kinds, code, issuer } = said;
  const { rows } = await sql<FoundRow>`
    select ${columns} from (
      select n.id from document n
      where n.number <> '' and ${serial} = ${said.serial}
        and (${kinds}::smallint[] is null or n.kind = any(${kinds}::smallint[]))
        and (${code}::text is null or starts_with(bare_number(n.number), ${code}))
        and (${issuer}::text is null or position(${issuer} in squeeze(n.shown_sender)) > 0)
        and (${year}::int is null or extract(year from coalesce(n.dated_on, n.entered_at))::int + 543 = ${year})
      order by n.id desc offset 0) said join document d on d.id = said.id
    where ${mayRead(looker)} order by said.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What the office calls the kinds of letters. */
export async function findKindNames(db: Database): Promise<{ name: string; kinds: number[] }[]> {
  const { rows } = await sql<{ name: string; kinds: number[] }>`
    select name, array_agg(code::int) as kinds
    from document_type cross join lateral unnest(array[name_th, name_en]) as called (name) group by name`.execute(db);
  return rows;
}

/** The number of results, counted up to `most`. */
export async function countLetters(db: Database, search: IndexedSearch, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${found(search, 0, most)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The names of those of these letters that have no secrecy class and that the reader may know about. */
export async function findOpenLetters(
  db: Database,
  documentIds: readonly number[],
  looker: Looker,
): Promise<Pick<FoundLetter, 'documentId' | 'number' | 'subject' | 'sender'>[]> {
  const { rows } = await sql<Pick<FoundLetter, 'documentId' | 'number' | 'subject' | 'sender'>>`
    select d.id as "documentId", d.number, d.subject, d.shown_sender as sender from document d
    where d.id = any(${steadyArray(documentIds, 'bigint')}) and d.secrecy = 1 and ${mayRead(looker)}`.execute(db);
  return rows;
}

/** The texts of these letters' files, in their order. */
export async function findFileTexts(db: Database, documentIds: readonly number[]): Promise<{ documentId: number; name: string; text: string }[]> {
  const { rows } = await sql<{ documentId: number; name: string; text: string }>`
    select df.document_id as "documentId", df.name, t.text from document_file df
      join document d on d.id = df.document_id and d.secrecy = 1
      join file_text t on t.file_id = df.file_id and t.state = 'read'
    where df.document_id = any(${steadyArray(documentIds, 'bigint')}) order by df.document_id, df.sequence`.execute(db);
  return rows;
}

/** The name and the desks of a unit; null if it does not exist. */
export async function findUnit(db: Database, unitId: number): Promise<{ name: string; deskIds: number[] } | null> {
  const { rows } = await sql<{ name: string; deskIds: number[] }>`
    select u.shown_name as name, array(select d.id from desk d where d.unit_id = u.id) as "deskIds" from unit u
    where u.id = ${unitId}`.execute(db);
  return rows[0] ?? null;
}
