import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Record as Asked, askInTurn, signIn } from './load';
import { prove } from './proof';
import { openSite } from './site';

const usage = `npm run endure -- [--minutes 30] [--share 0.8]

Loads the product with a share of what it can answer and says each minute how it fares. What it can answer is found anew at the
beginning of each minute, by asking as fast as it answers for five seconds. Fails where a call fails, where an act is lost or done twice,
or where the least memory of the process in the last third of the time is more than in the middle third.`;

const people = 16;
const askers = 24;
const burstMs = 5000;
const minuteMs = 60_000;
/** Growth of the least memory that counts as none. */
const flat = 1.1;

interface Minute {
  perSecond: number;
  p50: number;
  p99: number;
  megabytes: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '30' }, share: { type: 'string', default: '0.8' }, help: { type: 'boolean' } },
  });
  const minutes = Number(values.minutes);
  const share = Number(values.share);
  if (values.help || !(minutes >= 1) || !(share > 0 && share <= 1)) return console.log(usage);
  const site = await openSite({ isEmbedded: true, people });
  try {
    console.log(`Started in ${Math.round(await site.start())} ms.`);
    const { record, askNext } = askInTurn(site, await signIn(site));
    const passed: Minute[] = [];
    while (passed.length < minutes) {
      const minute = await oneMinute(askNext, share, Number(site.product().child.pid));
      passed.push(minute);
      const { perSecond, p50, p99, megabytes } = minute;
      console.log(`minute ${passed.length}: ${perSecond.toFixed(0)} calls/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`);
    }
    const wrong = [...memoryFaults(passed), ...answerFaults(record), ...(await proofFaults(site, record))];
    console.log(wrong.length === 0 ? 'It endures.' : wrong.join('\n'));
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await site.close();
  }
}

async function oneMinute(askNext: () => Promise<void>, share: number, pid: number): Promise<Minute> {
  const times: number[] = [];
  const ask = async () => {
    const begun = performance.now();
    await askNext();
    times.push(performance.now() - begun);
  };
  const begun = performance.now();
  const burstEnd = begun + burstMs;
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (performance.now() < burstEnd) await ask();
    }),
  );
  const perSecond = share * (times.length / ((performance.now() - begun) / 1000));
  times.length = 0;
  await atRate(ask, perSecond, begun + minuteMs);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond, p50: at(0.5), p99: at(0.99), megabytes: memoryOf(pid) };
}

/** Starts this many calls a second until then, and waits for the last answer. */
async function atRate(ask: () => Promise<void>, perSecond: number, until: number): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  for (let count = 0; performance.now() < until; count++) {
    const wait = begun + (count * 1000) / perSecond - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const work = ask().finally(() => underWay.delete(work));
    underWay.add(work);
  }
  await Promise.all(underWay);
}

/** The resident memory of the process in megabytes, as Linux reports it. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** A minute with a peak of load ends with more memory, which the garbage collector returns later. What leaks raises the least memory. */
function memoryFaults(minutes: readonly Minute[]): string[] {
  const third = Math.floor(minutes.length / 3);
  if (third === 0) return [];
  const least = (some: readonly Minute[]) => Math.min(...some.map(({ megabytes }) => megabytes));
  const middle = least(minutes.slice(third, 2 * third));
  const last = least(minutes.slice(-third));
  console.log(`Least memory in the middle ${middle.toFixed(0)} MB, at the end ${last.toFixed(0)} MB.`);
  return last > middle * flat ? ['The memory grows.'] : [];
}

function answerFaults({ codes, unexpected }: Asked): string[] {
  console.log(`Answers: ${[...codes].map(([code, times]) => `${code} ${times} times`).join(', ')}`);
  const failed = [...codes].filter(([code]) => code !== 200).map(([code, times]) => `answered ${code} ${times} times`);
  return [...failed, ...[...unexpected].map(([answer, times]) => `unexpected answer, ${times} times: ${answer}`)];
}

async function proofFaults(site: Parameters<typeof prove>[0], record: Asked): Promise<string[]> {
  const { acknowledged, lost, doubled, sameNumbers, commands } = await prove(site, record);
  console.log(`Acts acknowledged: ${acknowledged}, lost: ${lost.length}, done twice: ${doubled.length}, numbers twice: ${sameNumbers.length}`);
  for (const { name, said } of commands) console.log(`  ${name}: ${said}`);
  const failed = commands.filter(({ holds }) => !holds).map(({ name }) => `${name} does not hold`);
  return [...(lost.length + doubled.length + sameNumbers.length > 0 ? ['Acts were lost or done twice.'] : []), ...failed];
}

await main();
