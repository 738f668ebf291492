import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Cluster } from './cluster';
import type { RoundResult } from './load';
import { isScripted, type Prepared, type Work } from './prepare';
import { postgresTime, processorTime } from './processor-time';
import type { startLoader, TestedServer } from './servers';

/** The load and duration for each server. */
export interface Effort {
  works: readonly Work[];
  connections: number;
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
}

export interface Measured {
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  bytes: number;
  /** Microseconds of CPU time per answer. */
  serverTime: number;
  postgresTime: number;
}

export type ServerName = TestedServer['name'];

/** Medians over the rounds of each server, and of the ratios of the product's rate to the others' in the same turn. */
export interface Comparison {
  measured: Partial<Record<ServerName, Measured>>;
  ratios: Partial<Record<ServerName, number>>;
}

const drainPollMs = 50;

/** Measures every kind of work on all servers in turn, so that all run on the same machine state. */
export async function measure({
  cluster,
  prepared,
  servers,
  loader,
  effort,
  tell,
}: {
  cluster: Cluster;
  prepared: Prepared;
  servers: readonly TestedServer[];
  loader: ReturnType<typeof startLoader>;
  effort: Effort;
  tell(line: string): void;
}): Promise<Partial<Record<Work, Comparison>>> {
  const measured: Partial<Record<Work, Comparison>> = {};
  for (const work of effort.works) {
    const round = async (server: TestedServer, seconds: number) => {
      const before = { server: busyTime(server), postgres: postgresTime(clusterFolder(cluster)) };
      const result = await loader.run({
        ports: server.ports,
        requests: prepared.requests[work],
        connections: effort.connections,
        seconds,
      });
      // Notices and pushes belong to the work although they follow it: their cost counts, and the other server's turn
      // begins after them.
      if (isProduct(server) && work === 'register') await delivered(cluster, server.database);
      return measuredOf(result, busyTime(server) - before.server, postgresTime(clusterFolder(cluster)) - before.postgres);
    };
    const able = servers.filter(({ name }) => name !== 'bare' || isScripted(work));
    for (const server of able) await warmUp((seconds) => round(server, seconds), effort.warmUpSeconds);
    const turns: Partial<Record<ServerName, Measured>>[] = [];
    for (let turn = 0; turn < effort.rounds; turn++) {
      const results: Partial<Record<ServerName, Measured>> = {};
      for (const server of turn % 2 === 0 ? able : [...able].reverse()) results[server.name] = await round(server, effort.seconds);
      turns.push(results);
    }
    const comparison = compare(
      able.map(({ name }) => name),
      turns,
    );
    measured[work] = comparison;
    const rates = able.map(({ name }) => `${name} ${Math.round(comparison.measured[name]?.rate ?? 0)} a second`);
    const ratios = Object.entries(comparison.ratios).map(([name, ratio]) => `÷ ${name} ${ratio.toFixed(2)}`);
    tell(`  ${work.padEnd(10)}${[...rates, ...ratios].join(', ')}`);
  }
  return measured;
}

/** On a busy machine, some seconds are too few answers for the code to be compiled and the statements to be planned. */
const warmAnswers = 4000;
const maxWarmUps = 4;

async function warmUp(round: (seconds: number) => Promise<Measured>, seconds: number): Promise<void> {
  let answers = 0;
  for (let times = 0; times < maxWarmUps && answers < warmAnswers; times++) answers += (await round(seconds)).rate * seconds;
}

function compare(names: readonly ServerName[], turns: readonly Partial<Record<ServerName, Measured>>[]): Comparison {
  const of = (name: ServerName) => turns.flatMap((turn) => turn[name] ?? []);
  const product = of('product');
  const ratio = (name: ServerName) => median(of(name).map(({ rate }, turn) => (product[turn] as Measured).rate / rate));
  return {
    measured: Object.fromEntries(names.map((name) => [name, medians(of(name))])),
    ratios: Object.fromEntries(names.filter((name) => name !== 'product').map((name) => [name, ratio(name)])),
  };
}

const isProduct = ({ name }: TestedServer) => name === 'product' || name === 'oneNode';
const busyTime = ({ pids }: TestedServer) => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
const clusterFolder = ({ folder }: Cluster) => `${folder}/pg`;

/** Waits until all events of a database have been delivered. */
async function delivered(cluster: Cluster, database: string): Promise<void> {
  for (;;) {
    const [left] = await ask<{ waits: boolean }>(cluster.at(database), `select exists (select 1 from job where kind = 'event' and state = 'waiting') as waits`);
    if (!left?.waits) return;
    await pause(drainPollMs);
  }
}

function measuredOf(result: RoundResult, server: number, postgres: number): Measured {
  const each = (seconds: number) => (seconds / result.answered) * 1e6;
  const { median: middle, p99, bytesEach } = result;
  return { rate: result.answered / result.seconds, median: middle, p99, bytes: bytesEach, serverTime: each(server), postgresTime: each(postgres) };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

function medians(all: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(all.map((one) => one[key]));
  return { rate: of('rate'), median: of('median'), p99: of('p99'), bytes: of('bytes'), serverTime: of('serverTime'), postgresTime: of('postgresTime') };
}
