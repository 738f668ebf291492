import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { checkArchitecture } from './check-architecture.mjs';
import { smallTree } from './support/small-tree.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const command = fileURLToPath(new URL('check-architecture.mjs', import.meta.url));
const run = (root) => spawnSync(process.execPath, [command, root], { encoding: 'utf8' });

const aPackage = (name) => ({ [`node_modules/${name}/package.json`]: `{"name":"${name}","main":"index.js"}`, [`node_modules/${name}/index.js`]: '' });

/** An office of two features that follows every rule, with each kind of import. */
const lawful = {
  ...aPackage('fastify'),
  ...aPackage('kysely'),
  ...aPackage('pg'),
  'node_modules/zod/package.json': '{"name":"zod","exports":{".":"./index.js","./mini":"./mini/index.js"}}',
  'node_modules/zod/index.js': '',
  'node_modules/zod/mini/index.js': '',
  'contract/package.json': '{"name":"@sarabun/contract","exports":{"./*":"./src/*.ts"}}',
  'contract/src/endpoint.ts': "import * as z from 'zod/mini';\nexport const endpoint = z;",
  'contract/src/letters/open.ts': "import { endpoint } from '../endpoint';\nexport const open = endpoint;\nexport type Open = string;",
  'server/src/platform/database.ts':
    "import pg from 'pg';\nimport { Kysely } from 'kysely';\nimport { open } from 'node:fs';\nexport const database = [pg, Kysely, open];",
  'server/src/platform/http.ts': "import fastify from 'fastify';\nexport const http = fastify;",
  'server/src/features/letters/letter-store.ts':
    "import { sql } from 'kysely';\nimport { database } from '../../platform/database';\nexport const find = [sql, database];",
  'server/src/features/letters/letter-workflow.ts': "import type { Open } from '@sarabun/contract/letters/open';\nexport const may: Open = 'yes';",
  'server/src/features/letters/open-letter.ts':
    "import { find } from './letter-store';\nimport { may } from './letter-workflow';\nexport const openLetter = [find, may];",
  'server/src/features/letters/routes.ts':
    "import { http } from '../../platform/http';\nimport { openLetter } from './open-letter';\nexport const routes = [http, openLetter];",
  'server/src/features/letters/index.ts': "export { routes } from './routes';\nexport * from './open-letter';",
  'server/src/features/people/index.ts': "export { openLetter as read } from '../letters';",
  'server/src/features/people/route/pass.ts': "import { seen } from '../view/seen';\nexport const pass = seen;",
  'server/src/features/people/view/seen.ts': 'export const seen = true;',
  'web/src/features/people/route/pass.ts': 'export const pass = true;',
  'contract/src/people/person.ts': 'export type Person = string;',
  'server/src/app.ts': "import { routes } from './features/letters';\nexport const app = routes;",
  'server/src/main.ts': "import { app } from './app';\nvoid app;",
  'server/test/portal.ts': "import { app } from '../src/app';\nexport const portal = app;",
  'server/src/features/letters/open-letter.test.ts': "import { portal } from '../../../test/portal';\nimport pg from 'pg';\nvoid [portal, pg];",
  'web/src/ui/button.tsx': 'export const Button = () => <button type="button">ok</button>;',
  'web/src/features/letters/letter-screen.tsx':
    "import { open } from '@sarabun/contract/letters/open';\nimport { Button } from '../../ui/button';\nexport const Screen = () => <Button key={String(open)} />;",
  'web/src/features/letters/index.ts': "export const screen = () => import('./letter-screen');",
  'web/src/features/people/index.tsx': "import { screen } from '../letters';\nexport const People = () => <i>{String(screen)}</i>;",
  'web/src/app/router.tsx': "import { screen } from '../features/letters';\nexport const router = <b>{String(screen)}</b>;",
};

/** For each rule, files that violate only that rule: [rule, the file at fault, its code]. */
const unlawful = [
  ['no-cycles', 'contract/src/letters/egg.ts', "import type { Hen } from './hen';\nexport type Egg = Hen;"],
  ['every-import-resolves', 'web/src/ui/lost.ts', "export * from './nowhere';"],
  ['contract-knows-nobody', 'contract/src/letters/reads-disk.ts', "import 'node:fs';"],
  ['contract-knows-nobody', 'contract/src/letters/reads-database.ts', "import type { Pool } from 'pg';\nexport type P = Pool;"],
  ['contract-speaks-zod-mini', 'contract/src/letters/full-zod.ts', "import * as z from 'zod';\nexport const full = z;"],
  [
    'sides-meet-in-the-contract',
    'web/src/platform/peek.ts',
    "import { may } from '../../../server/src/features/letters/letter-workflow';\nexport const peek = may;",
  ],
  ['journeys-stand-outside', 'e2e/peek.test.ts', "import { database } from '../server/src/platform/database';\nvoid database;"],
  ['front-door', 'server/src/features/people/back-door.ts', "import { openLetter } from '../letters/open-letter';\nexport const through = openLetter;"],
  ['front-door', 'web/src/features/people/back-door.tsx', "export const Late = () => <i>{String(import('../letters/letter-screen'))}</i>;"],
  [
    'front-door-decides-what-is-lazy',
    'web/src/features/people/late.tsx',
    "export const Late = () => <i>{String(import('../letters').then(({ screen }) => screen))}</i>;",
  ],
  [
    'front-door-for-the-rest',
    'web/src/app/short-cut.tsx',
    "import { Screen } from '../features/letters/letter-screen';\nexport const Short = () => <Screen />;",
  ],
  ['front-door-for-the-rest', 'server/seeds/short-cut.ts', "export { openLetter } from '../src/features/letters/open-letter';"],
  [
    'rooms-know-no-front',
    'server/src/features/letters/shelf/at-the-front.ts',
    "import { openLetter } from '../open-letter';\nexport const front = openLetter;",
  ],
  ['rooms-go-one-way', 'server/src/features/people/view/looks-up.ts', "import { pass } from '../route/pass';\nexport const looks = pass;"],
  ['rooms-go-one-way', 'web/src/features/people/work/looks-aside.ts', "import { pass } from '../route/pass';\nexport const looks = pass;"],
  ['platform-knows-no-feature', 'server/src/platform/jobs.ts', "import { read } from '../features/people';\nexport const job = read;"],
  ['platform-knows-no-feature', 'web/src/ui/table.tsx', "import { screen } from '../features/letters';\nexport const Table = () => <i>{String(screen)}</i>;"],
  ['features-know-no-app', 'server/src/features/people/knows-app.ts', "import { app } from '../../app';\nexport const knows = app;"],
  ['rules-are-pure', 'server/src/features/letters/lending-policy.ts', "import { find } from './letter-store';\nexport const policy = find;"],
  ['rules-are-pure', 'server/src/features/letters/sly-rules.ts', "import { openLetter } from './open-letter';\nexport const sly = openLetter;"],
  ['queries-live-in-stores', 'server/src/features/letters/ask-directly.ts', "import { sql } from 'kysely';\nexport const asked = sql;"],
  ['http-stops-at-routes', 'server/src/features/letters/answer-directly.ts', "import type { Reply } from 'fastify';\nexport type R = Reply;"],
  ['product-knows-no-test', 'server/src/platform/leans-on-test.ts', "import { portal } from '../../test/portal';\nexport const leans = portal;"],
];
const broken = {
  ...lawful,
  ...Object.fromEntries(unlawful.map(([, path, code]) => [path, code])),
  // A cycle is reported once, at its first file.
  'contract/src/letters/hen.ts': "import type { Egg } from './egg';\nexport type Hen = Egg;",
};

const links = { 'node_modules/@sarabun/contract': 'contract' };
const pictures = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`e2e/gallery/${n}.jpg`, '']));
const trees = { lawful: smallTree({ ...lawful, ...pictures }, links), broken: smallTree(broken, links), empty: smallTree({ 'README.md': '' }) };
afterAll(() => {
  for (const tree of Object.values(trees)) tree.remove();
});

it('finds nothing in a tree that keeps the rules, having read all of it', async () => {
  const { files, violations, overlooked, layout } = await checkArchitecture(trees.lawful.root);
  expect({ violations, overlooked, layout }).toEqual({ violations: [], overlooked: [], layout: [] });
  expect(files).toBe(Object.keys(lawful).filter((path) => /\.tsx?$/.test(path)).length);
  expect(run(trees.lawful.root).status).toBe(0);
});

const { violations } = await checkArchitecture(trees.broken.root);

it.each(unlawful)('%s: %s', (rule, path) => {
  expect(violations.filter(({ from }) => from === path).map((found) => found.rule)).toContain(rule);
});

it('blames only the files at fault', () => {
  const blamed = new Set(violations.map(({ from }) => from));
  expect([...blamed].sort()).toEqual(unlawful.map(([, path]) => path).sort());
});

it('has a planted fault for every rule', () => {
  expect([...new Set(unlawful.map(([rule]) => rule))].sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

it('fails as a command, naming each broken rule', () => {
  const { status, stderr } = run(trees.broken.root);
  expect(status).toBe(1);
  for (const { name } of forbidden) expect(stderr).toContain(`${name}: `);
});

it('fails where there is nothing to read', () => {
  const { status, stderr } = run(trees.empty.root);
  expect(status).toBe(1);
  expect(stderr).toContain('no source file was found');
});
