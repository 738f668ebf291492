import { readdirSync, readFileSync } from 'node:fs';
import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Every source file of the product but the profiles themselves and the tests. */
const sources = ['contract/src', 'server/src', 'web/src'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(tsx?|css)$/.test(file.name) && !/\.test\.tsx?$/.test(file.name) && !/\/agencies$/.test(file.parentPath))
    .map((file) => ({ name: file.name, text: readFileSync(`${file.parentPath}/${file.name}`, 'utf8') })),
);
const readers = sources.filter(({ name, text }) => (name.endsWith('.ts') || name.endsWith('.tsx') ? /agency|Agency|brand/.test(text) : false));

/** The names of all questions that a profile answers: `header.bell`, `brand.loader`, … */
function questionsOf(profile: object, path = ''): string[] {
  return Object.entries(profile).flatMap(([name, answer]) =>
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) && !('th' in answer) && name !== 'queueTitles'
      ? questionsOf(answer, `${path}${name}.`)
      : [`${path}${name}`],
  );
}

test.each(questionsOf(agencyOf('DEV-MIX')))('somebody reads %s of the profile of an agency', (question) => {
  const [last = ''] = question.split('.').slice(-1);
  expect(readers.some(({ text }) => new RegExp(`\\b${last}\\b`).test(text))).toBe(true);
});

test('every colour and size of a brand is used by a style', () => {
  const variables = /'(--b-[a-z]+)':/g;
  const given = sources.flatMap(({ name, text }) => (name === 'brand-variables.ts' ? [...text.matchAll(variables)].map(([, variable]) => variable) : []));
  const styles = sources
    .filter(({ name }) => /\.(css|tsx?)$/.test(name) && name !== 'brand-variables.ts')
    .map(({ text }) => text)
    .join('\n');
  expect(given.length).toBeGreaterThan(3);
  expect(given.filter((variable) => !styles.includes(`var(${variable})`))).toEqual([]);
});
