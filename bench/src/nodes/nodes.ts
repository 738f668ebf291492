import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mostLetters } from '../../../server/seeds/large-office';
import { type Cluster, officeName, openCluster } from '../cluster';
import { type Effort, measure } from '../measure';
import { wholeNumber } from '../options';
import { prepare, works } from '../prepare';
import { startLoader } from '../servers';
import { measureBackup } from './backup';
import { type FailOver, measureFailOver } from './fail-over';
import { openSessions, type People } from './people';
import { measurePushes } from './pushes';
import { type Found, nodesReport } from './report';
import { startNodes, type TwoNodes } from './two-nodes';

const parts = ['calls', 'pushes', 'failover', 'backup'] as const;
type Part = (typeof parts)[number];

interface Asked {
  only: readonly Part[];
  letters: number;
  effort: Effort;
  sockets: number[];
  acts: number;
  kills: number;
  files: { count: number; megabytes: number };
}

const database = 'bench_nodes';
const tell = (line: string) => console.log(line);
const mostSockets = 5000;

/**
 * `npm run bench -- nodes`: two processes of one installation on one PostgreSQL beside one process, pushes from one to the other, the death of
 * one behind a proxy, and backup and restore. Figures are reported; it fails only if something was missed or could not be done.
 */
export async function benchNodes(given: string[]): Promise<void> {
  const asked = askedOf(given);
  const cluster = await openCluster([asked.letters], tell);
  try {
    const reportOf = (found: Found) => nodesReport(found, { ...asked, connections: asked.effort.connections });
    // A run of a quarter of an hour that is ended leaves what it measured.
    const keep = (found: Found) => writeFileSync(join(cluster.folder, 'last-nodes.md'), `${reportOf(found)}\n`);
    const found = await measureNodes(cluster, asked, keep);
    tell(`\n${reportOf(found)}`);
    if (found.failOvers.some(({ outdated, deaf, unexpected }) => outdated + deaf + unexpected.length > 0)) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}

function askedOf(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: parts.join() },
      letters: { type: 'string', default: '100000' },
      works: { type: 'string', default: works.join() },
      connections: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      sockets: { type: 'string', default: '1000,5000' },
      acts: { type: 'string', default: '100' },
      kills: { type: 'string', default: '2' },
      files: { type: 'string', default: '200' },
      megabytes: { type: 'string', default: '2' },
    },
  });
  const within = <One extends string>(all: readonly One[], text: string) => all.filter((one) => text.split(',').includes(one));
  return {
    only: within(parts, values.only),
    letters: wholeNumber(values.letters, 1000, mostLetters),
    effort: {
      works: within(works, values.works),
      connections: wholeNumber(values.connections, 2, 64),
      rounds: wholeNumber(values.rounds, 1, 20),
      seconds: wholeNumber(values.seconds, 1, 30),
      warmUpSeconds: 2,
    },
    sockets: values.sockets
      .split(',')
      .map((size) => wholeNumber(size, 50, mostSockets))
      .sort((a, b) => a - b),
    acts: wholeNumber(values.acts, 1, 1000),
    kills: wholeNumber(values.kills, 1, 20),
    files: { count: wholeNumber(values.files, 1, 10_000), megabytes: wholeNumber(values.megabytes, 1, 40) },
  };
}

async function measureNodes(cluster: Cluster, asked: Asked, keep: (found: Found) => void): Promise<Found> {
  tell(`An office of ${asked.letters.toLocaleString('en')} letters: preparing`);
  await cluster.copy(officeName(asked.letters), database);
  const prepared = asked.only.includes('calls') ? (await prepare(cluster, database, null)).prepared : null;
  const people = await openSessions(cluster, database, asked.sockets.at(-1) as number);
  const nodes = await startNodes(cluster, database);
  const found: Found = { calls: null, pushed: null, failOvers: [], backedUp: null };
  try {
    if (prepared) found.calls = await measureCalls(cluster, nodes, prepared, asked.effort);
    keep(found);
    if (asked.only.includes('pushes')) found.pushed = await measurePushes(nodes, people, { ...asked, sizes: asked.sockets, tell });
    keep(found);
    if (asked.only.includes('failover')) found.failOvers = await killNodes(nodes, people, asked);
    keep(found);
    if (asked.only.includes('backup')) found.backedUp = await measureBackup(cluster, nodes, people, { files: asked.files, tell });
    keep(found);
    return found;
  } finally {
    await nodes.stop();
    await cluster.drop(database);
  }
}

async function measureCalls(cluster: Cluster, nodes: TwoNodes, prepared: Parameters<typeof measure>[0]['prepared'], effort: Effort) {
  const loader = startLoader();
  try {
    return await measure({ cluster, prepared, servers: [nodes.both(), nodes.first()], loader, effort, tell });
  } finally {
    await loader.stop();
  }
}

async function killNodes(nodes: TwoNodes, people: People, { sockets, kills }: Asked): Promise<FailOver[]> {
  const failOvers: FailOver[] = [];
  for (const size of sockets) {
    for (let kill = 1; kill <= kills; kill++) {
      const failOver = await measureFailOver(nodes, people, size);
      tell(`  killed at ${size.toLocaleString('en')} sockets: ${failOver.lost} lost, the last back after ${Math.round(failOver.back.most)} ms`);
      failOvers.push(failOver);
    }
  }
  return failOvers;
}
