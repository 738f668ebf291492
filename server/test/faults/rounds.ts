import { type FaultName, faults, keepsProcess } from './kinds';
import { type Load, signIn, startLoad } from './load';
import { type Proof, prove } from './proof';
import { openSite, type Site } from './site';

interface Wanted {
  isEmbedded: boolean;
  /** The faults, in order. */
  rounds: readonly FaultName[];
  /** Calls per second. */
  rate: number;
  /** How long a database stays down. */
  awayMs: number;
  tell: (line: string) => void;
}

export interface Outcome {
  /** From the end of a fault to the first successful call, in milliseconds. */
  recovery: Map<FaultName, number[]>;
  /** From the start of the process to the first successful call. */
  starts: number[];
  load: Load;
  proof: Proof;
  logged: Map<string, number>;
}

const people = 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const lookEveryMs = 5;
const patienceMs = 120_000;

/** Waits until so many further acts are acknowledged: things break under load, however fast the machine is. */
async function untilFurther(load: Load, acts: number): Promise<void> {
  const enough = load.acknowledged.length + acts;
  for (const until = performance.now() + patienceMs; load.acknowledged.length < enough; await pause(lookEveryMs))
    if (performance.now() > until) throw new Error(`No ${acts} further acts were acknowledged within two minutes.`);
}
const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));

/** Breaks things under load, round by round, and verifies afterwards that nothing was lost or done twice. */
export async function injectFaults({ isEmbedded, rounds, rate, awayMs, tell }: Wanted): Promise<Outcome> {
  const site = await openSite({ isEmbedded, people });
  const starts = [await site.start()];
  const measured: Site = {
    ...site,
    start: async () => {
      const ms = await site.start();
      starts.push(ms);
      return ms;
    },
  };
  try {
    const load = startLoad(site, await signIn(site), rate);
    const recovery = new Map<FaultName, number[]>();
    for (const [place, name] of rounds.entries()) {
      await untilFurther(load, between(3, 10));
      // An act was just answered: the next may be anywhere on its way.
      await pause((Math.random() * 2 * 1000) / rate);
      const ms = await breakOnce(measured, name, awayMs);
      recovery.set(name, [...(recovery.get(name) ?? []), ms]);
      tell(`${place + 1}/${rounds.length} ${name}: answers after ${Math.round(ms)} ms; ${load.acknowledged.length} acts acknowledged`);
    }
    await untilFurther(load, 8);
    await load.stop();
    return { recovery, starts, load, proof: await prove(site, load), logged: site.logged() };
  } finally {
    await site.close();
  }
}

async function breakOnce(site: Site, name: FaultName, awayMs: number): Promise<number> {
  const before = site.product();
  await faults[name](site, awayMs);
  const ms = await site.untilAlive();
  if (keepsProcess(name) && before.child.exitCode !== null) throw new Error(`The process ended with ${before.child.exitCode}:\n${before.said().slice(-3000)}`);
  return ms;
}

/** The problems of an outcome in words; empty if there are none. */
export function faultsOf({ load, proof }: Outcome): string[] {
  return [
    ...proof.lost.map((subject) => `lost: ${subject}`),
    ...proof.doubled.map((subject) => `done twice: ${subject}`),
    ...proof.sameNumbers.map((number) => `number given twice: ${number}`),
    ...[...load.unexpected].map(([answer, times]) => `unexpected answer, ${times} times: ${answer}`),
    ...proof.commands.filter(({ holds }) => !holds).map(({ name, said }) => `${name}: ${said}`),
  ];
}
