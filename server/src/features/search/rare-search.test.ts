import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database';

const { db } = await testDatabase();
const desk = 7;
const openToDesk = desk * 4 + 1;

beforeAll(async () => {
  // Every third letter has one word, every third the other, every 900th both; some are for another desk.
  await sql`
    insert into doc_search (year, document_id, visible_to, text, kind, speed, state, entered_by, entered_on)
    select 2567 + n / 2000, n, array[case when n % 5 = 0 then 41 else ${openToDesk}::int end],
      'เรื่องที่' || n || case when n % 900 = 1 then 'โครงการและรายงาน' when n % 3 = 0 then 'โครงการ' when n % 3 = 1 then 'รายงาน' else '' end,
      1, 1, 'inProcess', 1, date '2024-01-01' from generate_series(1, 5000) n`.execute(db);
  await sql`analyze doc_search`.execute(db);
});

const foundBy = async (terms: string[], offset = 0, limit = 20) =>
  (
    await sql<{ id: number }>`select document_id as id from search_letters(${[openToDesk]}::int[], ${terms}::text[], '{}', ${offset}, ${limit})`.execute(db)
  ).rows.map(({ id }) => id);
const said = async (terms: string[], offset = 0, limit = 20) =>
  (
    await sql<{ id: number }>`
      select document_id as id from doc_search where ${openToDesk} = any(visible_to) and not exists (select from unnest(${terms}::text[]) t where text not like '%' || t || '%')
      order by document_id desc offset ${offset} limit ${limit}`.execute(db)
  ).rows.map(({ id }) => id);

it.each([
  ['words that hardly ever stand together', ['โครงการ', 'รายงาน']],
  ['a common word', ['โครงการ']],
  ['a single letter', ['เรื่องที่4321']],
  ['nothing at all', ['ไม่มี']],
  ['all there is', []],
])('finds %s, newest first and page by page', async (_what, terms) => {
  expect(await foundBy(terms)).toEqual(await said(terms));
  expect(await foundBy(terms, 2, 3)).toEqual(await said(terms, 2, 3));
  expect(await foundBy(terms, 0, 1000)).toEqual(await said(terms, 0, 1000));
});

it('finds what is in both only where both stand', async () => {
  expect(await foundBy(['โครงการ', 'รายงาน'])).toEqual([4501, 3601, 2701, 1801, 901, 1]);
});
