import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../cluster/free-port';
import { type Cluster, startCluster } from '../cluster/patroni';
import { startPgbouncer } from '../cluster/pgbouncer';
import { type Product, startProduct } from '../product';
import { type Load, signIn, startLoad } from './load';
import { makeOffice } from './office';
import { prove } from './proof';

const usage = `npm run failover -- [--rounds 20] [--rate 8]

Starts three PostgreSQL servers under Patroni, PgBouncer, HAProxy and the product, all on this machine, loads the product with so many
calls a second, and kills the primary again and again: its machine, and its server alone, in turn. Says how long writes had to wait, and proves that no acknowledged act was lost,
none done twice, and no number given twice.`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const urlOf = ({ user, password, host, port, database }: Cluster['primary']) => `postgres://${user}:${password}@${host}:${port}/${database}`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, rate: { type: 'string', default: '8' }, help: { type: 'boolean' } } });
  const [rounds, rate] = [Number(values.rounds), Number(values.rate)];
  if (values.help || !(rounds >= 1 && rounds <= 200) || !(rate > 0)) return console.log(usage);
  const cluster = await startCluster();
  const pooler = await startPgbouncer(cluster.primary);
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-failover-'));
  let product: Product | null = null;
  try {
    const office = await makeOffice(folder, cluster.primary, 8);
    const port = await freePort();
    const environment = {
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATABASE_URL: urlOf(cluster.primary),
      DATABASE_POOLER_URL: pooler.url,
      DATABASE_READ_URL: urlOf(cluster.replica),
    };
    product = startProduct(folder, environment);
    const site = { office, address: await product.address() };
    const load = startLoad(site, await signIn(site), rate);
    const waits = { server: [] as number[], machine: [] as number[] };
    for (let round = 1; round <= rounds; round++) {
      await acknowledgedSince(load, 5);
      await pause(Math.random() * 1000);
      const what = round % 2 ? 'machine' : 'server';
      const killed = await cluster.killPrimary(what);
      const since = performance.now();
      await acknowledgedSince(load, 1);
      const ms = Math.round(performance.now() - since);
      waits[what].push(ms);
      await cluster.revive(killed);
      await cluster.untilWhole(2);
      console.log(`${round}/${rounds}: the ${what} ${killed} killed; an act was done again after ${ms} ms; ${load.acknowledged.length} acts acknowledged`);
    }
    await acknowledgedSince(load, 8);
    await load.stop();
    const proof = await prove({ connection: cluster.primary, environment }, load);
    product.kill('SIGTERM');
    await product.ended;
    report({ waits, load, proof });
  } catch (error) {
    console.error(`${await cluster.describe()}\n${product?.said().slice(-3000) ?? ''}`);
    throw error;
  } finally {
    product?.kill('SIGKILL');
    await pooler.stop();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function acknowledgedSince(load: Load, acts: number): Promise<void> {
  const enough = load.acknowledged.length + acts;
  for (const until = performance.now() + 180_000; load.acknowledged.length < enough; await pause(5))
    if (performance.now() > until) throw new Error(`No ${acts} acts were acknowledged within three minutes.`);
}

function report({ waits, load, proof }: { waits: Record<string, number[]>; load: Load; proof: Awaited<ReturnType<typeof prove>> }): void {
  for (const [what, times] of Object.entries(waits)) {
    const sorted = [...times].sort((a, b) => a - b);
    if (sorted.length === 0) continue;
    console.log(
      `\nUntil an act was done again, ${what} killed: median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms, of ${sorted.length}`,
    );
  }
  console.log(`Answers: ${[...load.codes].map(([code, n]) => `${code || 'none'} ${n} times`).join(', ')}`);
  const { acknowledged, lost, doubled, sameNumbers, commands } = proof;
  console.log(`Acts acknowledged: ${acknowledged}, lost: ${lost.length}, done twice: ${doubled.length}, numbers twice: ${sameNumbers.length}`);
  for (const { name, said } of commands) console.log(`  ${name}: ${said}`);
  const wrong = [...load.unexpected].map(([answer, times]) => `unexpected answer, ${times} times: ${answer}`);
  for (const line of wrong) console.log(line);
  process.exitCode = lost.length + doubled.length + sameNumbers.length + wrong.length === 0 && commands.every(({ holds }) => holds) ? 0 : 1;
}

await main();
