import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
import type { AskedNumber } from './asked-numbers';
import type { HistoryQuery } from './history-store';
import { mayName } from './letter-name-store';
import { type Agreement, findPaperLines } from './register-fact-store';

const maxLetters = 200;

/**
 * SQL: the letters that bear a number as it was typed, or to which a registry gave it: `123` of any year or `123/2568`. A kind before it says
 * that no receive number is meant.
 */
const bearing = ({ number, kinds }: AskedNumber) => sql`
  select n.id, true as exact from document n where n.number <> '' and bare_number(n.number) = bare_number(${number})
  union all
  select e.document_id, false from (select
      substring(fold(${number}) from '^ *([1-9][0-9]{0,8}) *(?:/ *[0-9]{4} *)?$')::int as given,
      substring(fold(${number}) from '/ *([0-9]{4}) *$')::int as year offset 0) asked
    join register_entry e on e.number = asked.given and e.document_id is not null
      and e.year = coalesce(asked.year, e.year)
    ${kinds ? sql`join register r on r.id = e.register_id and r.kind <> 'receive'` : sql``}`;

/** So many letters are looked at for a part of a number, the newest. */
const maxCandidates = 20_000;

/**
 * SQL: letters whose number ends with a part as it was typed, or has it anywhere. The search index finds them; in it a number stands between
 * two "=". A part shorter than its groups of three signs is not looked for.
 */
function withPart(part: string, where: 'atEnd' | 'anywhere'): RawBuilder<unknown> {
  const sought = where === 'atEnd' ? sql`squeeze(${part}) || '='` : sql`squeeze(${part})`;
  return sql`
    select n.id, false as exact from (select s.document_id from doc_search s
        where s.text like like_pattern(${sought}) and length(${sought}) >= 3
        order by s.document_id desc limit ${sql.lit(maxCandidates)}) s
      join document n on n.id = s.document_id
    where '=' || squeeze(n.number) || '=' like like_pattern(${sought})`;
}

const agreements: readonly [Agreement, (asked: AskedNumber) => RawBuilder<unknown>][] = [
  ['whole', bearing],
  ['atEnd', ({ number }) => withPart(number, 'atEnd')],
  ['anywhere', ({ number }) => withPart(number, 'anywhere')],
];

type Found = Pick<HistoryQuery, 'paper' | 'first'> & { documentIds: number[] };

async function findAgreeing(db: Database, asked: AskedNumber, [agreement, numberedBy]: (typeof agreements)[number], clearance: number): Promise<Found | null> {
  const ofKind = asked.kinds ? sql<boolean>`d.kind = any(${[...asked.kinds]}::int[])` : sql<boolean>`true`;
  const [{ rows }, paper] = await Promise.all([
    sql<{ id: number; exact: boolean }>`
      with numbered as materialized (${numberedBy(asked)})
      select d.id, n.exact
      from (select id, bool_or(exact) as exact from numbered group by id
          order by bool_or(exact) desc, id desc offset 0) n
        join document d on d.id = n.id
      where ${mayName(clearance)} and ${ofKind}
      order by n.exact desc, d.id desc limit ${sql.lit(maxLetters)}`.execute(db),
    findPaperLines(db, asked, agreement, clearance),
  ]);
  if (rows.length === 0 && paper.entryIds.length === 0) return null;
  const exact = rows.filter((row) => row.exact);
  const isMixed = agreement === 'whole' && exact.length < rows.length;
  return {
    documentIds: rows.map(({ id }) => id),
    paper,
    ...(isMixed && { first: { documentIds: exact.map(({ id }) => id), paper } }),
  };
}

/**
 * The newest letters under a number that the reader may know, of the system and on paper, in any spacing and either digits: as printed or as a
 * registry gave it; if there is none, those whose number ends with it (`0003/12`); otherwise those that have it anywhere (`0003`). Where a
 * registry gave others the same number, those that bear it come first.
 */
export async function findLettersByNumber(db: Database, readings: readonly AskedNumber[], clearance: number): Promise<Found> {
  for (const agreement of agreements)
    for (const asked of readings) {
      const found = await findAgreeing(db, asked, agreement, clearance);
      if (found) return found;
    }
  return { documentIds: [] };
}
