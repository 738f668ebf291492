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
