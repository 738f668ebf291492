import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/specification-coverage.md', root), 'utf8');
const files = [...new Set([...text.matchAll(/`((?:web|server|contract)\/[^`]+\.tsx?)`/g)].map(([, file = '']) => file))];

test('every file that the table of the specification names is there', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('every section has lines, and every line a place and a test', () => {
  const sections = text.split(/^## Specification §/m).slice(1);
  expect(sections.map((section) => section[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  const lines = text
    .slice(0, text.indexOf('## What does not hold'))
    .split('\n')
    .filter((line) => /^\| (?!line \|)/.test(line));
  for (const line of lines) expect(line.split(' | '), line).toHaveLength(3);
});
