import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveOfficeQuietTimes } from '@sarabun/contract/notice-delivery/quiet-times';
import { saveRegistry } from '@sarabun/contract/organization/registry-structure';
import { expect, it } from 'vitest';
import { detailTextsOf } from './act-detail-texts';
import { detailTexts } from './detail-texts';

const sources = join(import.meta.dirname, '../..');

/** The keys of an object literal whose first brace has been read; what is nested in it is passed over. */
function keysOf(code: string): string[] {
  let depth = 1;
  let own = '';
  for (const sign of code) {
    if ('{[('.includes(sign)) depth++;
    else if ('}])'.includes(sign)) depth--;
    else if (depth === 1) own += sign;
    if (depth === 0) break;
  }
  return own.split(',').flatMap((part) => /^\s*([a-zA-Z]+)\s*(?::|$)/.exec(part)?.[1] ?? []);
}

it('names in both languages whatever an act records', () => {
  const recorded = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(join(sources, file), 'utf8')
        .split(/\bdetail: \{/)
        .slice(1)
        .flatMap((code) => keysOf(code).map((key) => ({ file, key }))),
    );
  expect(recorded.length).toBeGreaterThan(200);
  // `th` and `en` are texts about details, not details.
  const unnamed = recorded.filter(
    ({ key }) => !['th', 'en', 'before', 'after'].includes(key) && !detailTexts[key] && !Object.values(detailTextsOf).some((of) => of[key]),
  );
  expect(unnamed).toEqual([]);
});

it('names the fields of acts that record what they were given', () => {
  const given = { saveRegistry, saveOfficeQuietTimes };
  const unnamed = Object.entries(given).flatMap(([act, { request }]) =>
    Object.keys(request.shape)
      .filter((key) => !detailTexts[key] && !detailTextsOf[act]?.[key])
      .map((key) => `${act} ${key}`),
  );
  expect(unnamed).toEqual([]);
});
