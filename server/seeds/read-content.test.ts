import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseContent } from './read-content';

const schema = z.strictObject({
  units: z.array(z.strictObject({ id: z.number(), name: z.strictObject({ th: z.string(), en: z.string() }), heads: z.array(z.string()).default([]) })),
});
const read = (...lines: string[]) => parseContent('office.yaml', lines.join('\n'), schema);

it('reads what the schema describes', () => {
  expect(read('units:', '  - id: 1', '    name: { th: กรม, en: Department }', '    heads: [ director ]')).toEqual({
    units: [{ id: 1, name: { th: 'กรม', en: 'Department' }, heads: ['director'] }],
  });
});

it('names file, line and column of a value of the wrong kind, of an unknown key and of what lacks a value', () => {
  const wrong = () =>
    read('units:', '  - id: one', '    name: { th: กรม, en: Department }', '  - id: 2', '    name: { th: กอง }', '    heads: [ a, 7 ]', '    level: 1');
  expect(wrong).toThrow(/^office\.yaml:2:9 units\.0\.id: .*expected number.*$/m);
  expect(wrong).toThrow(/^office\.yaml:5:11 units\.1\.name\.en: .*expected string.*$/m);
  expect(wrong).toThrow(/^office\.yaml:6:17 units\.1\.heads\.1: .*expected string.*$/m);
  expect(wrong).toThrow(/^office\.yaml:7:5 units\.1: .*"level".*$/m);
});

it('names the place of a key that stands twice and of text that is no YAML', () => {
  expect(() => read('units:', '  - id: 1', '    id: 2')).toThrow(/^office\.yaml:3:5 .*unique/);
  expect(() => read('units:', '  - id: "1')).toThrow(/^office\.yaml:2:\d+ /);
  expect(() => read('')).toThrow(/^office\.yaml:1:1 /);
});
