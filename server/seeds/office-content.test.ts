import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { officeSchema } from './office-content';
import { parseContent } from './read-content';

const text = readFileSync(join(import.meta.dirname, 'content/office.yaml'), 'utf8');

it.each([
  ['  - { username: central, unit: 10000001,', '  - { username: central, unit: 10000009,', 'functions.0.unit: there is no unit 10000009'],
  ['heldBy: chaiwatp', 'heldBy: nobody', 'furtherPosts.1.heldBy: there is no person nobody'],
  ['post: deputy-post }', 'post: deputy }', 'secretaries.1.post: there is no post deputy'],
  ['th: นาย ธีรภัทร อัครวงศ์สกุล', 'th: ธีรภัทร อัครวงศ์สกุล', 'units.0.persons.0.name.th: must be prefix, first name and last name'],
])('refuses %s written as %s', (right, wrong, says) => {
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  expect(() => parseContent('office.yaml', text.replace(right, wrong), officeSchema)).toThrow(new RegExp(`^office\\.yaml:${line}:\\d+ ${says}$`));
});
