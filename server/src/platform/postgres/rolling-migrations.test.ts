import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Migrations from before processes were renewed one by one. */
const before = '0249';
const folder = join(import.meta.dirname, '../../../migrations');

/** What the release before, still running, would stumble over. */
const harmful: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops something', /^drop (table|view|column|type|function)\b/i],
  ['drops a column', /\bdrop column\b/i],
  ['renames something', /\brename (to|column|constraint)\b/i],
  ['changes a type', /\balter column \S+ (set data )?type\b/i],
  ['forbids null', /\bset not null\b/i],
  ['adds a column that must be filled', /\badd column (?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/i],
];

/** The harmful statements of a migration without a line above that says why they are not. */
function harmOf(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isExcused = /^\s*-- rolling: \S/.test(lines[index - 1] ?? '');
    const found = harmful.find(([, pattern]) => pattern.test(line.trim()));
    return found && !isExcused && !line.trim().startsWith('--') ? [`line ${index + 1} ${found[0]}`] : [];
  });
}

it('suit the release before, which serves on while processes are renewed', () => {
  const harm = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name >= before)
    .flatMap((name) => harmOf(readFileSync(join(folder, name), 'utf8')).map((what) => `${name}: ${what}`));
  expect(harm).toEqual([]);
});

/** Migrations from before the time for which they lock a table had to be stated. */
const unstated = '0352';
const wholeTable = /^(?:create (?:unique )?index \S+ on|update|alter table(?=.*\badd constraint\b)) (?:only )?"?(\w+)/i;

/** Statements that lock an existing table while they read all of it, without a line above that says for how long. */
function locksOf(text: string): string[] {
  const lines = text.split('\n');
  const made = new Set([...text.matchAll(/^create table (\w+)/gim)].map(([, table]) => table));
  return lines.flatMap((line, index) => {
    const table = wholeTable.exec(line.trim())?.[1];
    return table && !made.has(table) && !/^\s*-- locks: \S/.test(lines[index - 1] ?? '') ? [`line ${index + 1} locks ${table}`] : [];
  });
}

it('say for how long they lock a table that may be large', () => {
  const silent = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name >= unstated)
    .flatMap((name) => locksOf(readFileSync(join(folder, name), 'utf8')).map((what) => `${name}: ${what}`));
  expect(silent).toEqual([]);
});

it('knows what locks a table while all of it is read', () => {
  const text = [
    'create table fresh (id int);',
    'create index fresh_by_id on fresh (id);',
    'create unique index letter_once on letter (number);',
    "update letter set note = '';",
    '-- locks: the few kinds of letters, for no time',
    "update letter_kind set name = '';",
    'alter table letter add column place text;',
    'alter table letter add constraint letter_is_placed check (place is not null);',
  ].join('\n');
  expect(locksOf(text)).toEqual(['line 3 locks letter', 'line 4 locks letter', 'line 8 locks letter']);
});

it('knows what the release before would stumble over', () => {
  const text = [
    'alter table letter add column note text;',
    "alter table letter add column place text not null default '';",
    'alter table letter add column weight int not null;',
    'alter table letter drop column old;',
    '-- rolling: no release reads it',
    'drop table forgotten;',
    'alter table letter rename column a to b;',
    'alter table letter alter column a type bigint;',
    'drop table known;',
    '-- drop table said;',
    'alter table letter alter column a set not null;',
  ].join('\n');
  expect(harmOf(text)).toEqual([
    'line 3 adds a column that must be filled',
    'line 4 drops a column',
    'line 7 renames something',
    'line 8 changes a type',
    'line 9 drops something',
    'line 11 forbids null',
  ]);
});
