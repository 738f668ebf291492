import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/desk.md'), 'utf8');

/** The table of a section: its rows, each with the name of its columns. */
function tableOf(heading: string): Record<string, string>[] {
  const part = page.split('\n## ').find((one) => one.startsWith(heading)) ?? '';
  const [heads = [], , ...rows] = part.split('\n').flatMap((line) =>
    line.startsWith('|')
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : [],
  );
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head || 'row', cells[index] ?? ''])));
}

const acts = tableOf('The five acts');

test('all five acts of the desk have their figures', () => expect(acts).toHaveLength(5));

test.each(acts.map((act) => [act.row ?? '', act]))('the figures of “%s” are those of its section', (name, act) => {
  const rows = tableOf(name.replace(/ \(.*/, ''));
  for (const when of ['before', 'now']) {
    const row = rows.find((one) => one.row?.startsWith(when)) ?? {};
    const { keys = '0', seconds = row['seconds by the model'] } = row;
    expect([act[`keys ${when}`], act[`clicks ${when}`], act[`seconds ${when}`]]).toEqual([keys, row.clicks ?? row.taps, seconds]);
  }
});
