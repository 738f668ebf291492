import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

/** Whose sheet it is: `features/registers`, `ui`, `app`. */
const ownerOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('features/') ? 2 : 1)
    .join('/');

/** Classes that a sheet gives a look wherever they stand: `.a`, `.a:hover`, `tr.a`, but not `.a .b`, `.a.b` or `.a:has(.b)`. */
function lonely(css: string): string[] {
  const selectors = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.trim().split(/,(?![^(]*\))/));
  return selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => /^[a-z]*\.([\w-]+)(:[\w-]+(\([^.]*\))?|\[[^\]]*\])*$/.exec(selector.trim())?.[1] ?? []);
}

test('no class gets its look from two owners: which one wins would depend on the pages opened before', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of sheets) {
    for (const name of lonely(readFileSync(join(source, path), 'utf8'))) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)));
  }
  expect(owners.size).toBeGreaterThan(400);
  expect([...owners].filter(([, by]) => by.size > 1).map(([name, by]) => `.${name}: ${[...by].join(', ')}`)).toEqual([]);
});
