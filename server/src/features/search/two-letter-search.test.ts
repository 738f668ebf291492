import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database';
import { connectPool, queryBuilder } from '../../platform/database';
import { findLettersToGather, gatherTriples } from './gather-triples';

const { db, connection } = await testDatabase();
const desk = 7;
const openToDesk = desk * 4 + 1;
const elsewhere = 41;

/** Few characters, so that pairs repeat: consonants, vowels and marks, what PDFs confuse, Latin, digits, signs, wildcards of patterns. */
const alphabet = [...'กขคสาำี่abé12/.-%_\\漢😀\u001f'];

/** Numbers that look random and are the same in each run. */
function dice(seed: number) {
  let state = seed;
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return { below, text: (longest: number) => Array.from({ length: 2 + below(longest) }, () => alphabet[below(alphabet.length)]).join('') };
}
const { below, text } = dice(7);

interface Letter {
  id: number;
  text: string;
  files?: string | undefined;
  token?: number;
}

/** Letters of two years, some for another desk, a part of them with files. */
async function add(letters: readonly Letter[]): Promise<void> {
  const rows = letters.map(({ id, text: said, files, token }) => ({ id, said, files: files ?? null, token: token ?? openToDesk }));
  await sql`
    insert into doc_search (year, document_id, visible_to, text, body, kind, speed, state, entered_by, entered_on)
    select 2567 + g.id / 1500, g.id, array[g.token], g.said, loosen(g.said || g.files), 1, 1, 'inProcess', 1, date '2024-01-01'
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (id int, said text, files text, token int)`.execute(db);
}
const anyLetter = (id: number): Letter => ({
  id,
  text: `=${text(12)}`,
  files: id % 3 === 0 ? `\u001f${text(30)}` : undefined,
  token: id % 5 === 0 ? elsewhere : openToDesk,
});
const change = (id: number) =>
  sql`
    update doc_search set text = ${`=${text(12)}`}, body = case when body is not null then loosen(text || ${text(20)}) end
    where document_id = ${id}`.execute(db);

const foundBy = async (terms: readonly string[], limit = 5) =>
  (await sql<{ id: number }>`select document_id as id from search_letters(${[openToDesk]}::int[], ${terms}::text[], '{}', 0, ${limit})`.execute(db)).rows.map(
    ({ id }) => id,
  );

/** The searches that do not find what a comparison of every letter of the desk finds. */
async function wrongOf(searches: readonly (readonly string[])[]): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select array_to_string(s.terms, ' ') as wrong
    from (select array(select json_array_elements_text(g)) as terms from json_array_elements(${JSON.stringify(searches)}::json) g) s
    where array(select document_id from search_letters(${[openToDesk]}::int[], s.terms, '{}', 0, 5)) <> array(
      select document_id from doc_search where ${openToDesk} = any(visible_to)
        and (not exists (select from unnest(s.terms) t where strpos(text, t) = 0)
          or body is not null and not exists (select from unnest(s.terms) t where strpos(body, loosen(t)) = 0))
      order by document_id desc limit 5)`.execute(db);
  return rows.map(({ wrong }) => wrong);
}

const gathered = async () => (await sql<{ to: number }>`select document_id as to from doc_search_gathered`.execute(db)).rows[0]?.to;
const changed = async () => (await sql<{ n: number }>`select count(*) as n from doc_search_changed`.execute(db)).rows[0]?.n;
const triples = async () => (await sql<{ n: number }>`select count(*) as n from doc_search_triple`.execute(db)).rows[0]?.n;

/** All pairs of these characters, and some pairs together with another term. */
const pairs = alphabet.flatMap((one) => alphabet.map((two) => [`${one}${two}`]));
const mixed = Array.from({ length: 150 }, () => [text(1), text(1 + below(3))]);

beforeEach(async () => {
  await sql`truncate doc_search, doc_search_triple`.execute(db);
});

describe('a search for two letters', () => {
  it('finds what a comparison of every letter finds, whatever was gathered, changed and added', async () => {
    await add(Array.from({ length: 2400 }, (_one, index) => anyLetter(index + 1)));
    expect(await wrongOf(pairs)).toEqual([]);
    await gatherTriples({ db });
    expect(await gathered()).toBe(2400);
    for (let time = 0; time < 60; time++) await change(1 + below(2400));
    await add(Array.from({ length: 90 }, (_one, index) => anyLetter(2401 + index)));
    expect(await changed()).toBeGreaterThan(40);
    expect(await wrongOf([...pairs, ...mixed])).toEqual([]);
    await gatherTriples({ db });
    expect([await gathered(), await changed()]).toEqual([2490, 0]);
    expect(await wrongOf([...pairs, ...mixed])).toEqual([]);
  });

  it('reads every letter of the desks while too many were not gathered, or too many changed', async () => {
    await add(Array.from({ length: 600 }, (_one, index) => anyLetter(index + 1)));
    await gatherTriples({ db });
    await sql`truncate doc_search_triple`.execute(db);
    expect((await wrongOf(pairs)).length).toBeGreaterThan(20);
    await add([anyLetter(40_000)]);
    expect(await wrongOf(pairs)).toEqual([]);
    await sql`delete from doc_search where document_id = 40000`.execute(db);
    await sql`insert into doc_search_changed (year, document_id) select 2567, 1 from generate_series(1, 1001)`.execute(db);
    expect(await wrongOf(pairs)).toEqual([]);
  });

  it('misses a letter whose triple is missing, which the comparison of triples tells', async () => {
    await add([{ id: 1, text: '=ฮกข' }, { id: 2, text: '=ฮก' }, ...Array.from({ length: 300 }, (_one, index) => ({ id: 3 + index, text: '=กข' }))]);
    await gatherTriples({ db });
    expect(await findLettersToGather(db)).toEqual([]);
    expect(await foundBy(['ฮก'])).toEqual([2, 1]);
    await sql`delete from doc_search_triple where pair = 'ฮก' and next = 'ข'`.execute(db);
    expect(await foundBy(['ฮก'])).toEqual([2]);
    expect(await findLettersToGather(db)).toEqual([1]);
  });

  it('finds a letter at once by its changed text, and no longer by the former one', async () => {
    await add(Array.from({ length: 400 }, (_one, index) => ({ id: index + 1, text: '=กข' })));
    await gatherTriples({ db });
    expect(await foundBy(['ฮฮ'])).toEqual([]);
    await sql`update doc_search set text = '=ฮฮ' where document_id = 5`.execute(db);
    expect(await foundBy(['ฮฮ'])).toEqual([5]);
    await gatherTriples({ db });
    await sql`update doc_search set text = '=กค' where document_id = 5`.execute(db);
    expect(await foundBy(['ฮฮ'])).toEqual([]);
    expect(await foundBy(['กค'])).toEqual([5]);
  });

  it('notes no letter of which only the readers changed', async () => {
    await add([{ id: 1, text: '=กข', files: 'ค' }]);
    await sql`update doc_search set visible_to = array[1], speed = 2 where document_id = 1`.execute(db);
    expect(await changed()).toBe(0);
  });
});

describe('gathering', () => {
  it('waits for transactions that may still add earlier letters', async () => {
    const other = queryBuilder(connectPool(connection, 1));
    const late = await other.startTransaction().execute();
    await sql`lock table document in row exclusive mode`.execute(late);
    await add([{ id: 2, text: '=กขค' }]);
    await gatherTriples({ db }, 0);
    expect(await gathered()).toBe(0);
    await sql`
      insert into doc_search (year, document_id, visible_to, text, kind, speed, state, entered_by, entered_on)
      values (2567, 1, array[${openToDesk}::int], '=ฮฮ', 1, 1, 'inProcess', 1, date '2024-01-01')`.execute(late);
    const gathering = gatherTriples({ db });
    await late.commit().execute();
    await other.destroy();
    await gathering;
    expect(await gathered()).toBe(2);
    expect(await foundBy(['ฮฮ'])).toEqual([1]);
    expect(await findLettersToGather(db)).toEqual([]);
  });

  it('takes up again after an interruption, and begins with the first letter of an emptied index', async () => {
    await add(Array.from({ length: 1200 }, (_one, index) => anyLetter(index + 1)));
    await sql`select gather_triples(900, 500)`.execute(db);
    expect(await gathered()).toBe(500);
    await gatherTriples({ db });
    expect(await gathered()).toBe(1200);
    const all = await triples();
    await sql`truncate doc_search`.execute(db);
    expect([await gathered(), await triples()]).toEqual([0, all]);
  });
});
