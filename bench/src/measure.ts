import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Cluster } from './cluster';
import type { RoundResult } from './load';
import type { Prepared, Work } from './prepare';
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

/** Medians over the rounds. `ratio` is the median of the ratios of neighbouring rounds. */
export interface Comparison {
  product: Measured;
  bare: Measured;
  ratio: number;
}

const drainPollMs = 50;

/** Measures every kind of work on both servers in turn, so that both run on the same machine state. */
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
  servers: { product: TestedServer; bare: TestedServer };
  loader: ReturnType<typeof startLoader>;
  effort: Effort;
  tell(line: string): void;
}): Promise<Partial<Record<Work, Comparison>>> {
  const measured: Partial<Record<Work, Comparison>> = {};
  for (const work of effort.works) {
    const round = async (server: TestedServer, seconds: number) => {
      const before = { server: processorTime(server.pid), postgres: postgresTime(clusterFolder(cluster)) };
      const result = await loader.run({ port: server.port, requests: prepared.requests[work], connections: effort.connections, seconds });
      // Notices and pushes belong to the work although they follow it: their cost counts, and the other server's turn
      // begins after them.
      if (server.name === 'product' && work === 'register') await delivered(cluster, server.database);
      return measuredOf(result, processorTime(server.pid) - before.server, postgresTime(clusterFolder(cluster)) - before.postgres);
    };
    const { product, bare } = servers;
    for (const server of [product, bare]) await round(server, effort.warmUpSeconds);
    const pairs: { product: Measured; bare: Measured }[] = [];
    for (let turn = 0; turn < effort.rounds; turn++) {
      const order = turn % 2 === 0 ? [product, bare] : [bare, product];
      const pair: Partial<Record<TestedServer['name'], Measured>> = {};
      for (const server of order) pair[server.name] = await round(server, effort.seconds);
      pairs.push(pair as { product: Measured; bare: Measured });
    }
    const comparison = {
      product: medians(pairs.map((pair) => pair.product)),
      bare: medians(pairs.map((pair) => pair.bare)),
      ratio: median(pairs.map((pair) => pair.product.rate / pair.bare.rate)),
    };
    measured[work] = comparison;
    tell(
      `  ${work.padEnd(10)}product ${Math.round(comparison.product.rate)} a second, bare ${Math.round(comparison.bare.rate)}, ratio ${comparison.ratio.toFixed(2)}`,
    );
  }
  return measured;
}

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
