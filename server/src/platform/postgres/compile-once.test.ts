import { Kysely, PostgresDialect, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { CompileOnce } from './compile-once';

const settings = { pool: async () => Promise.reject(new Error('nothing is asked here')) };
const plain = new Kysely<{ letter: { id: number } }>({ dialect: new PostgresDialect(settings) });
const compiler = new CompileOnce();
const once = new Kysely({ dialect: Object.assign(new PostgresDialect(settings), { createQueryCompiler: () => compiler }) });

const compiled = (statement: RawBuilder<unknown>, by: QueryExecutorProvider) => {
  const { sql: text, parameters } = statement.compile(by);
  return { text, parameters };
};

const day = new Date('2026-11-28T10:00:00Z');
const isOpen = (state: string) => sql`l.state = ${state}`;
const statements: Record<string, () => RawBuilder<unknown>> = {
  'without parameters': () => sql`select 1`,
  'with parameters': () => sql`select ${1}, ${'a'}, ${null}, ${day}, ${[1, 2]}`,
  'with others for the same template': () => sql`select ${2}, ${'b'}, ${true}, ${null}, ${[]}`,
  'within another': () => sql`select ${1} from leg l where ${isOpen('received')} and id = ${2}`,
  'with the same part twice': () => sql`select from leg l where ${isOpen('a')} or ${isOpen('b')}`,
  'joined of two': () => sql`select ${sql.join([1, 2])}`,
  'joined of three': () => sql`select ${sql.join([1, 2, 3])}`,
  'joined otherwise': () => sql`select ${sql.join([1, 2, 3], sql` or `)}`,
  'with literals': () => sql`select ${sql.lit(1)}, ${sql.lit('1')}, ${sql.lit(null)}, ${sql.lit(true)}, ${sql.lit("o'clock")}`,
  'with another literal': () => sql`select ${sql.lit('1')}, ${sql.lit(1)}, ${sql.lit('null')}, ${sql.lit('true')}, ${sql.lit(0)}`,
  'with plain text': () => sql`select ${sql.raw('a')} ${sql.raw('desc')}`,
  'with other plain text': () => sql`select ${sql.raw('a')} ${sql.raw('asc')}`,
  'with text that reads like a literal': () => sql`select ${sql.raw('1')} ${sql.lit(1)}`,
  'with a literal instead of a parameter': () => sql`select ${sql.lit(1)} ${1}`,
  'with names': () => sql`select ${sql.ref('letter.id')} from ${sql.table('letter')} as ${sql.id('a', 'b')}`,
  'with a query of the builder': () => sql`select exists (${plain.selectFrom('letter').select('id').where('id', '=', 7)}) and ${8}`,
  'chosen by a condition': () => sql`select ${day ? sql`, ${1} as one` : sql``}`,
  'chosen the other way': () => sql`select ${!day ? sql`, ${1} as one` : sql``}`,
};

it('compiles as the builder does, at the first run and at the next, in any order', () => {
  for (const order of [Object.values(statements), Object.values(statements).reverse()])
    for (const statement of order) for (let run = 0; run < 2; run++) expect(compiled(statement(), once)).toEqual(compiled(statement(), plain));
});

it('gives the same text again, so that nobody compares it', () => {
  const asked = (id: number) => sql`select ${id} from leg l where ${isOpen('received')}`;
  const [one, other] = [compiled(asked(1), once), compiled(asked(2), once)];
  expect(other.text).toBe(one.text);
  expect([one.parameters, other.parameters]).toEqual([
    [1, 'received'],
    [2, 'received'],
  ]);
});

it('goes on when there are more texts than it keeps', () => {
  for (let at = 0; at < 6000; at++) expect(compiled(sql`select ${sql.lit(at)}, ${at}`, once)).toEqual({ text: `select ${at}, $1`, parameters: [at] });
});
