import { parseArgs } from 'node:util';
import { io, type Socket } from 'socket.io-client';
import { signIn } from './load';
import { openSite, type Site } from './site';

const usage = `npm run reconnect -- [--sockets 1000] [--rounds 3]

Opens so many sockets, restarts the product, and measures from its first answer until the last socket is connected again. The sockets
behave as the page does (web/src/platform/realtime.ts and line.ts): the options of the library, and a look whether the server is there
every one to four seconds. Fails where one takes longer than five seconds, or where calls fail meanwhile.`;

const people = 20;
const goalMs = 5000;
const soonest = 1000;
const latest = 4000;
const patienceMs = 60_000;
const options = { transports: ['polling', 'websocket'], reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5, timeout: 20_000 };
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
    const sockets = Array.from({ length: wanted }, (_, n) => openSocket(site, tokens[n % tokens.length] as string));
    await untilAll(sockets);
    console.log(`${wanted} sockets are open.`);
    let failed = false;
    for (let round = 1; round <= Number(values.rounds); round++) failed = !(await oneRestart(site, sockets, tokens[0] as string, round)) || failed;
    for (const { socket } of sockets) socket.close();
    process.exitCode = failed ? 1 : 0;
  } finally {
    await site.close();
  }
}

interface Opened {
  socket: Socket;
  backAt: number;
}

function openSocket({ address }: Site, token: string): Opened {
  const socket = io(address, { ...options, auth: { token }, forceNew: true });
  const opened: Opened = { socket, backAt: 0 };
  socket.on('connect', () => (opened.backAt = performance.now()));
  const comeBack = async () => {
    do await pause(soonest + Math.random() * (latest - soonest));
    while (!socket.connected && !(await isThere(address)));
    if (!socket.connected) socket.disconnect().connect();
  };
  socket.on('disconnect', (why) => void (why === 'io client disconnect' || comeBack()));
  return opened;
}

const isThere = (address: string) =>
  fetch(`${address}/api/core/alive`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilAll(sockets: readonly Opened[]): Promise<void> {
  for (const until = performance.now() + patienceMs; sockets.some(({ socket }) => !socket.connected); await pause(20))
    if (performance.now() > until) throw new Error(`${sockets.filter(({ socket }) => !socket.connected).length} sockets are not back after a minute.`);
}

async function oneRestart(site: Site, sockets: readonly Opened[], token: string, round: number): Promise<boolean> {
  const product = site.product();
  product.kill('SIGTERM');
  await product.ended;
  const startMs = await site.start();
  const since = performance.now();
  const asked = askMeanwhile(site, token);
  await untilAll(sockets);
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
