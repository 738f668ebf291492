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

/** Classes that a component names, in `className="…"` and in templates. */
function named(component: string): string[] {
  const lists = [...component.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(
    ([, plain, template]) => plain ?? template?.replace(/\$\{[^}]*\}/g, ' ') ?? '',
  );
  return lists.flatMap((list) => list.split(/\s+/).filter(Boolean));
}

/** Features that give a frame to pages and dialogs of others: their sheet is loaded around those. */
const framing = ['features/settings', 'features/account', 'features/session'];
/** Features whose parts are always shown with parts of another, which bring its sheet along. */
const accompanied: Readonly<Record<string, string>> = { 'features/acting': 'features/rights', 'features/signing': 'features/documents' };

test('no feature takes a class from the sheet of another: that sheet may not be loaded', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of sheets) {
    for (const [, name = ''] of readFileSync(join(source, path), 'utf8').matchAll(/\.([a-z][\w-]*)/g))
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)));
  }
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx$/.test(path));
  const foreign = components.flatMap((path) =>
    named(readFileSync(join(source, path), 'utf8')).flatMap((name) => {
      const by = [...(owners.get(name) ?? [])];
      const isAtHand =
        by.length === 0 ||
        by.some((owner) => !owner.startsWith('features/') || owner === ownerOf(path) || owner === accompanied[ownerOf(path)] || framing.includes(owner));
      return isAtHand ? [] : [`${path}: .${name} of ${by.join(', ')}`];
    }),
  );
  expect(components.length).toBeGreaterThan(200);
  expect(foreign).toEqual([]);
});

test('no class gets its look from two owners: which one wins would depend on the pages opened before', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of sheets) {
    for (const name of lonely(readFileSync(join(source, path), 'utf8'))) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)));
  }
  expect(owners.size).toBeGreaterThan(400);
  expect([...owners].filter(([, by]) => by.size > 1).map(([name, by]) => `.${name}: ${[...by].join(', ')}`)).toEqual([]);
});
