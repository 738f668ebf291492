import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../database';
import { Describer } from './describe';
import { Fragments } from './fragments';
import { compare } from './row-type';
import { findSites, type Site } from './statements';
import { rightRows, wrongRows } from './wrong-rows';

const root = join(import.meta.dirname, '../../..');
const api = new API({ cwd: root });
let project: Project;
let database: Describer;
beforeAll(async () => {
  const [opened] = api.updateSnapshot({ openProjects: [join(root, 'server/tsconfig.json')] }).getProjects();
  if (!opened) throw new Error('The server has no TypeScript project.');
  project = opened;
  const client = new pg.Client((await testDatabase()).connection);
  await client.connect();
  database = await Describer.of(client);
  return () => client.end();
});
afterAll(() => api.close());

/** Conditions in the code are read with both branches, unreadable parts as a condition and as nothing. */
const readings = (['whenTrue', 'whenFalse'] as const).flatMap((side) => [' true ', ' '].map((instead) => ({ side, instead })));

/** The problems of a statement's row type; null if too much of the statement is dynamic. */
async function faultsOf(fragments: Fragments, { template, isExecuted }: Site): Promise<string[] | null> {
  const [rowNode] = template.typeArguments ?? [];
  const row = rowNode && project.checker.getTypeFromTypeNode(rowNode);
  const found: string[] = [];
  let isRead = false;
  for (const { side, instead } of readings) {
    const { text, unread } = fragments.read(template.template, side, instead);
    const faults = await database.describe(text).then(
      (columns) => (row ? compare(project.checker, row, columns ?? [], database.enums) : []),
      (error: Error) => (isExecuted ? [error.message] : null),
    );
    // An unreadable part may be the reason.
    const isSure = faults !== null && (unread.length === 0 || faults.length === 0);
    if (isSure) found.push(...faults);
    isRead ||= isSure;
  }
  return isRead ? [...new Set(found)] : null;
}

it('the check says what is wrong, and nothing of what is right', async () => {
  const fragments = new Fragments(project);
  const sites = findSites(project, join(root, 'server/test/queries/wrong-rows.ts'));
  const faults: unknown[] = [];
  for (const site of sites) faults.push(await faultsOf(fragments, site));
  expect(faults).toEqual([...wrongRows.map(({ says }) => says), ...rightRows.map(() => [])]);
});

it('each statement is one that the database takes, and its row type says the names, the types and what may be null', { timeout: 180_000 }, async () => {
  const fragments = new Fragments(project);
  const wrong: string[] = [];
  const unchecked: string[] = [];
  const sites = findSites(project, join(root, 'server/src/'));
  for (const site of sites) {
    const faults = await faultsOf(fragments, site);
    if (faults) wrong.push(...faults.map((fault) => `${site.at} ${fault}`));
    else unchecked.push(site.at);
  }
  expect(sites.length).toBeGreaterThan(600);
  expect(wrong).toEqual([]);
  // docs/architecture.md states their number.
  const [, said] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').match(/(\d+) statements are not checked/) ?? [];
  expect(unchecked.length, unchecked.join('\n')).toBeLessThanOrEqual(Number(said));
});
