import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { checkNames } from './check-names.mjs';
import { smallTree } from './support/small-tree.mjs';

const command = fileURLToPath(new URL('check-names.mjs', import.meta.url));

const atHome = smallTree({
  'contract/src/letters/letter.ts': "export const id = ['F_DOC_ID', 'ที่'];",
  'contract/src/agencies/agency.ts': 'export interface Agency { code: string; header: { bell: boolean } }',
  'contract/src/agencies/omb.ts': "export const omb = { code: 'OMB' };",
  'web/src/bell.ts': 'export const rings = (agency: Agency) => agency.code && agency.header.bell;',
  'server/src/letter-store.ts': 'export const find = sql`select 1`;',
  'server/src/wide-store.ts': `export const find = () =>\n  sql<{ ${'id: number; '.repeat(12)} }>\`\n    select 1\`.execute(${'very_'.repeat(20)}wide);`,
  'server/src/refusals.ts': "export const gone = 'ไม่พบ';",
  'server/src/letter.test.ts': "sql.raw('F_DOC_ID', 'OMB', 'ที่');",
  'server/migrations/0005_queues.sql': 'create function old() returns integer language sql as $$ select 1 $$;',
  'server/migrations/0120_tables.sql': 'create table one (id integer);\n-- create function none\ndrop view two;',
  'web/src/locales/th.ts': "export const th = 'เรื่อง';",
  'server/src/features/letters/day-rules.ts': 'export const day = (now: Date) => new Date(now.getTime());',
  'server/src/platform/work/worker.ts': 'export const due = sql`select 1 where at <= now()`;\nexport const start = Date.now();',
  'web/src/letter.tsx':
    '// ลงรับ, F_DOC_ID, OMB\nexport const PDF_A = <p lang="th">{/* ที่ */}omb</p>;\nexport const skin = "onlb";\nexport const joined = "$1ำ";',
});
const strayed = smallTree({
  'contract/src/agencies/agency.ts': 'export interface Agency {\n  code: string;\n  header: { bell: boolean };\n  /** A bell. */\n  rings: boolean;\n}',
  'contract/src/agencies/omb.ts': 'export const omb = { bell: true, rings: true };',
  'web/src/bell.ts': 'export const shows = (agency: Agency) => agency.code && agency.header; // bell',
  'web/src/door.ts': 'export const rings = (door: Door) => door.rings;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be read, not a text
  'server/src/use-case.ts': "const a = 1;\nexport const b = record.F_DOC_ID;\nexport const c = row['NN_TITLE'];\nexport const d = `order by ${a} MENU_SEQ`;",
  'server/src/header.ts': "export const isOmb = (code: 'OMB' | 'SAT') => code === 'OMB';",
  'server/src/long-store.ts': `export const all = sql\`\n  select 1\n  where ${'true and '.repeat(15)}true\`;\nexport const raw = sql.raw(\`${'one '.repeat(30)}\`);`,
  'server/src/ask.ts': 'export const all = sql<number>`select 1`;\nexport const raw = sql.raw("x");',
  'server/src/features/letters/day-store.ts': 'export const a = sql`select current_date`;\nexport const b = sql`select now()`;',
  'server/src/features/letters/day.ts': 'export const a = new Date();\nexport const b = Date.now();',
  'server/migrations/0120_functions.sql': 'create table one (id integer);\ncreate or replace function two() returns integer language sql as $$ select 1 $$;',
  'web/src/button.tsx': "export const Button = () => (\n  <button title='ลงรับ'>\n    เรื่อง\n  </button>\n);",
});
const empty = smallTree({ 'README.md': '' });
afterAll(() => {
  for (const tree of [atHome, strayed, empty]) tree.remove();
});

it('lets each word stand at home, and all of them in comments', () => {
  expect(checkNames(atHome.root)).toEqual({ files: 12, findings: [] });
});

it('finds each word that has strayed, with its line', () => {
  expect(checkNames(strayed.root).findings.map(({ rule, path, line }) => `${path}:${line} ${rule}`)).toEqual([
    'server/src/ask.ts:1 sql-in-stores',
    'server/src/ask.ts:2 sql-in-stores',
    'server/src/features/letters/day-store.ts:1 one-clock',
    'server/src/features/letters/day-store.ts:2 one-clock',
    'server/src/features/letters/day.ts:1 one-clock',
    'server/src/features/letters/day.ts:2 one-clock',
    'server/src/header.ts:1 agency-codes',
    'server/src/header.ts:1 agency-codes',
    'server/src/header.ts:1 agency-codes',
    'server/src/long-store.ts:3 long-sql',
    'server/src/long-store.ts:4 long-sql',
    'server/src/use-case.ts:2 wire-names',
    'server/src/use-case.ts:3 wire-names',
    'server/src/use-case.ts:4 wire-names',
    'web/src/button.tsx:2 thai-text',
    'web/src/button.tsx:2 thai-text',
    'server/migrations/0120_functions.sql:2 functions-in-files',
    'contract/src/agencies/agency.ts:3 unread-switch',
    'contract/src/agencies/agency.ts:5 unread-switch',
  ]);
});

it.each([
  ['strayed words', strayed, 1],
  ['words at home', atHome, 0],
  ['nothing to read', empty, 1],
])('as a command, with %s', (_, { root }, status) => {
  expect(spawnSync(process.execPath, [command, root]).status).toBe(status);
});
