import { mayBeWatched, purposesThat } from '@sarabun/contract/documents/leg-purposes';
import type { AskedSearch, FoundLetter } from '@sarabun/contract/search/search';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
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
  sql`search_letters(${tokens}::int[], ${terms}::text[], ${JSON.stringify(filters)}::jsonb, ${offset}, ${limit})`;

export type FoundRow = Omit<FoundLetter, 'inFile'>;

/** One page of results, newest first. The index finds the letters; access is checked again on the letters themselves. */
export async function findLetters(
  db: Database,
  search: IndexedSearch,
  looker: Looker,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select d.id as "documentId", d.kind, d.direction, d.state, d.speed, d.secrecy, d.number, d.dated_on as "datedOn",
      d.subject, d.shown_sender as sender, d.addressee, d.entered_at as "enteredAt", d.has_file as "hasFile",
      coalesce((select json_agg(json_build_object('number', e.number, 'year', e.year, 'unitName', u.shown_name)
        order by e.id)
        from register_entry e join register r on r.id = e.register_id and r.kind = 'receive'
          join unit u on u.id = r.unit_id where e.document_id = d.id and e.state = 'issued'), '[]') as receipts
    from ${found(search, offset, limit)} with ordinality as found (document_id, place)
      join document d on d.id = found.document_id
    where d.secrecy <= ${looker.clearance} and ${mayKnow(looker.deskIds)}
    order by found.place`.execute(db);
  return rows;
}

/** The number of results, counted up to `most`. */
export async function countLetters(db: Database, search: IndexedSearch, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${found(search, 0, most)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The texts of these letters' files, in their order. */
export async function findFileTexts(db: Database, documentIds: readonly number[]): Promise<{ documentId: number; name: string; text: string }[]> {
  const { rows } = await sql<{ documentId: number; name: string; text: string }>`
    select df.document_id as "documentId", df.name, t.text from document_file df
      join document d on d.id = df.document_id and d.secrecy = 1
      join file_text t on t.file_id = df.file_id and t.state = 'read'
    where df.document_id = any(${documentIds}) order by df.document_id, df.sequence`.execute(db);
  return rows;
}

/** The name and the desks of a unit; null if it does not exist. */
export async function findUnit(db: Database, unitId: number): Promise<{ name: string; deskIds: number[] } | null> {
  const { rows } = await sql<{ name: string; deskIds: number[] }>`
    select u.shown_name as name, array(select d.id from desk d where d.unit_id = u.id) as "deskIds" from unit u
    where u.id = ${unitId}`.execute(db);
  return rows[0] ?? null;
}
