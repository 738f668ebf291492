import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { queues } from '@sarabun/contract/queues/queue';
import { mostLetters } from '../../server/seeds/large-office';
import { findCountDifferences } from '../../server/src/features/queues';
import { connectPool, queryBuilder } from '../../server/src/platform/database';
import { CannotStart } from '../../server/src/platform/postgres/data-folder';
import { ask, type Cluster, officeName, openCluster } from './cluster';
import { explainOffice, plansTable } from './explain-office';
import { fillLean } from './lean/fill-store';
import { findDifferences } from './lean/same-answers';
import { type Effort, measure } from './measure';
import { benchNodes } from './nodes/nodes';
import { wholeNumber } from './options';
import { type Crowd, type Prepared, prepare, works } from './prepare';
import { type Result, reportOf } from './report';
import { logLevel, startBare, startLean, startLoader, startProduct, type TestedServer } from './servers';

const tell = (line: string) => console.log(line);

interface Asked {
  sizes: number[];
  /** Report how PostgreSQL executes each list of the largest office, instead of measuring. */
  plans: boolean;
  effort: Effort;
}

/**
 * `npm run bench`: compares the product with two servers of node:http and pg alone, in a small office and a large one: a bare one that runs
 * the product's own SQL, and a lean one with one statement per question on tables of its own. It listens only on the loopback address, runs
 * for a limited time, stops by itself and reports; it never fails for being slow. Linux only, because it reads CPU times from /proc.
 */
async function bench(): Promise<void> {
  const { sizes, plans, effort } = asked();
  const cluster = await openCluster(sizes, tell);
  try {
    const report = plans ? await explainLargest(cluster, sizes) : await compare(cluster, sizes, effort);
    tell(`\n${report}`);
    writeFileSync(join(cluster.folder, plans ? 'last-plans.md' : 'last-report.md'), `${report}\n`);
  } finally {
    await cluster.stop();
  }
}

async function explainLargest(cluster: Cluster, sizes: readonly number[]): Promise<string> {
  await cluster.copy(officeName(sizes.at(-1) as number), productDatabase);
  try {
    return plansTable(await explainOffice(cluster, productDatabase));
  } finally {
    await cluster.drop(productDatabase);
  }
}

async function compare(cluster: Cluster, sizes: readonly number[], effort: Effort): Promise<string> {
  const results: Result[] = [];
  let crowd: Crowd | null = null;
  for (const letters of sizes) {
    const [result, chosen]: [Result, Crowd] = await benchOffice(cluster, letters, crowd, effort);
    results.push(result);
    crowd = chosen;
  }
  return reportOf(results, effort);
}

function asked(): Asked {
  const { values } = parseArgs({
    options: {
      letters: { type: 'string', default: '100000,1000000' },
      connections: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      works: { type: 'string', default: works.join() },
      plans: { type: 'boolean', default: false },
    },
  });
  const sizes = values.letters.split(',').map((size) => wholeNumber(size, 1000, mostLetters));
  const effort = {
    connections: wholeNumber(values.connections, 1, 64),
    rounds: wholeNumber(values.rounds, 1, 20),
    seconds: wholeNumber(values.seconds, 1, 30),
    warmUpSeconds: 2,
    works: works.filter((work) => values.works.split(',').includes(work)),
  };
  return { sizes: sizes.sort((a, b) => a - b), plans: values.plans, effort };
}

const productDatabase = 'bench_product';
const bareDatabase = 'bench_bare';
const leanDatabase = 'bench_lean';

/** Measures one office, each server on its own copy, and verifies the data that the product's SQL left. */
async function benchOffice(cluster: Cluster, letters: number, known: Crowd | null, effort: Effort): Promise<[Result, Crowd]> {
  tell(`An office of ${letters.toLocaleString('en')} letters: preparing`);
  await cluster.copy(officeName(letters), productDatabase);
  const { prepared, crowd } = await prepare(cluster, productDatabase, known);
  await cluster.copy(productDatabase, bareDatabase);
  await cluster.copy(productDatabase, leanDatabase);
  tell('  making the tables of the lean server');
  await fillLean(cluster.at(leanDatabase), prepared.shown);
  const servers = await startAll(cluster, prepared);
  const loader = startLoader();
  try {
    await tellDifferences(prepared, servers, effort);
    const measured = await measure({ cluster, prepared, servers, loader, effort, tell });
    return [{ letters, measured }, crowd];
  } finally {
    for (const server of [loader, ...servers]) await server.stop();
    for (const database of [productDatabase, bareDatabase]) await proveBooks(cluster, database);
    for (const database of [productDatabase, bareDatabase, leanDatabase]) await cluster.drop(database);
  }
}

async function startAll(cluster: Cluster, { connections, sessionStatement, scripts, tiles }: Prepared): Promise<TestedServer[]> {
  const common = { connections, logLevel };
  const product = await startProduct(cluster, productDatabase);
  const bare = await startBare(cluster, bareDatabase, { connection: cluster.at(bareDatabase), ...common, sessionStatement, scripts });
  const receivedQueue = queues.jobReceived.number;
  const lean = await startLean(cluster, leanDatabase, { connection: cluster.at(leanDatabase), ...common, tiles, receivedQueue });
  return [product, bare, lean];
}

/** Says whether the lean server answers what the product answers: otherwise the comparison means nothing. */
async function tellDifferences({ calls }: Prepared, servers: readonly TestedServer[], { works: asked }: Effort): Promise<void> {
  const portOf = (name: TestedServer['name']) => servers.find((server) => server.name === name)?.ports[0] as number;
  for (const work of asked) {
    const differences = await findDifferences(work, calls[work], { product: portOf('product'), lean: portOf('lean') });
    if (differences.length > 0) throw new Error(`The lean server answers "${work}" differently:\n${differences.slice(0, 3).join('\n')}`);
  }
  tell('  the lean server answers as the product does');
}

/** Reports what a server left behind: new letters, and whether numbers have gaps or counts are wrong. */
async function proveBooks(cluster: Cluster, database: string): Promise<void> {
  const db = queryBuilder(connectPool(cluster.at(database), 2));
  const differences = await findCountDifferences(db);
  await db.destroy();
  const [books] = await ask<{ gaps: number; letters: number }>(
    cluster.at(database),
    `select (select count(*)::int from document) as letters, (select count(*)::int from (
      select 1 from register_entry e join number_series s using (register_id, year) group by register_id, year, last_number having max(number) <> count(*) or last_number <> max(number)) g) as gaps`,
  );
  tell(`  ${database}: ${books?.letters.toLocaleString('en')} letters now, ${books?.gaps} registers with gaps, ${differences.length} wrong counts`);
}

const [command, ...others] = process.argv.slice(2);

try {
  await (command === 'nodes' ? benchNodes(others) : bench());
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
