import { parseArgs } from 'node:util';
import { openPageSocket, type PageSocket, untilConnected } from '../cluster/page-socket';
import { signIn } from './load';
import { openSite, type Site } from './site';

const usage = `npm run reconnect -- [--sockets 1000] [--rounds 3]

Opens so many sockets, restarts the product, and measures from its first answer until the last socket is connected again. The sockets
behave as the page does (web/src/platform/realtime.ts and line.ts): the options of the library, and a look whether the server is there
every one to four seconds. Fails where one takes longer than five seconds, or where calls fail meanwhile.`;

const people = 20;
const goalMs = 5000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { sockets: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '3' }, help: { type: 'boolean' } },
  });
  const wanted = Number(values.sockets);
  if (values.help || !(wanted >= 1)) return console.log(usage);
  const site = await openSite({ isEmbedded: true, people });
  try {
    await site.start();
    const tokens = await signIn(site);
    const sockets = Array.from({ length: wanted }, (_, n) => openPageSocket(site.address, tokens[n % tokens.length] as string));
    await untilConnected(sockets);
    console.log(`${wanted} sockets are open.`);
    let failed = false;
    for (let round = 1; round <= Number(values.rounds); round++) failed = !(await oneRestart(site, sockets, tokens[0] as string, round)) || failed;
    for (const { socket } of sockets) socket.close();
    process.exitCode = failed ? 1 : 0;
  } finally {
    await site.close();
  }
}

async function oneRestart(site: Site, sockets: readonly PageSocket[], token: string, round: number): Promise<boolean> {
  const product = site.product();
  product.kill('SIGTERM');
  await product.ended;
  const startMs = await site.start();
  const since = performance.now();
  const asked = askMeanwhile(site, token);
  await untilConnected(sockets);
  const { failed, longest } = await asked.end();
  const times = sockets.map(({ backAt }) => backAt - since).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const busiest = Math.max(...times.map((time, place) => times.slice(place).filter((other) => other < time + 1000).length));
  console.log(
    `restart ${round}: the process answers after ${Math.round(startMs)} ms; sockets back after p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, the last ${at(1)} ms, ` +
      `at most ${busiest} in a second; ${failed} calls failed meanwhile, the longest took ${Math.round(longest)} ms`,
  );
  return at(1) <= goalMs && failed === 0;
}

/** Keeps calling for the tiles, as people at work do. */
function askMeanwhile({ address }: Site, token: string) {
  const result = { failed: 0, longest: 0 };
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const reply = await fetch(`${address}/api/sarabun/get-todo-lists`, { method: 'POST', headers, body: '{}' }).catch(() => null);
      if (!reply?.ok) result.failed++;
      result.longest = Math.max(result.longest, performance.now() - begun);
      await pause(50);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await asking;
      return result;
    },
  };
}

await main();
