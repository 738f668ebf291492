import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningProxy, startHaproxy } from '../../../server/test/cluster/example-proxies';
import { openPageSockets, type PageSocket, untilConnected } from '../../../server/test/cluster/page-socket';
import { startLoad } from '../../../server/test/faults/load';
import { quantile } from '../quantile';
import { actsOf, post } from './acts';
import type { People } from './people';
import type { TwoNodes } from './two-nodes';

/** What followed when one of two nodes was killed. Times are milliseconds from the kill. */
export interface FailOver {
  sockets: number;
  /** How many were at the killed node. */
  lost: number;
  /** The last of these had noticed it. */
  noticed: number;
  /** Connected elsewhere. */
  back: { half: number; p99: number; most: number };
  /** A message to everybody, sent when all were back, was heard by each of them. */
  heard: number;
  /** Sockets that did not hear it. */
  deaf: number;
  /** Letters registered meanwhile, registrars of their desk who had been at the killed node, and how many of these showed something else afterwards. */
  letters: number;
  watchers: number;
  outdated: number;
  /** Answers that no outage explains. */
  unexpected: string[];
}

/** Calls a second while a node is killed. */
export const perSecond = 8;
const beforeMs = 3000;
const afterMs = 3000;
const patienceMs = 20_000;
const retryMs = 200;
/** So long nothing more was lost: all that were at the killed node have noticed it. */
const quietMs = 1000;

const tiles = '/api/sarabun/get-todo-lists';
const countAt = (address: string, token: string) =>
  post<{ items: Record<string, { COUNT: number }> }>(address, tiles, token, {}).then(({ items }) => items.jobReceived?.COUNT ?? 0);

/** What a registrar's page shows: it counts its queue whenever it is told that something changed, and when its socket is back. */
function watch(address: string, { socket }: PageSocket, token: string) {
  let shown = 0;
  let reading: Promise<void> | null = null;
  let isOld = false;
  const read = async () => {
    while (isOld) {
      isOld = false;
      const count = await countAt(address, token).catch(() => null);
      if (count !== null) shown = count;
      else {
        isOld = true;
        await pause(retryMs);
      }
    }
  };
  const told = () => {
    isOld = true;
    reading ??= read().finally(() => {
      reading = null;
    });
  };
  socket.on('queues-changed', told);
  socket.on('connect', told);
  /** Whether it shows what a page that is loaded now would show. */
  const isUpToDate = async () => {
    await reading;
    return shown === (await countAt(address, token));
  };
  return { isUpToDate };
}

/** Kills the second node under load, behind the example for HAProxy, with so many sockets at both; and starts it again. */
export async function measureFailOver(nodes: TwoNodes, people: People, size: number): Promise<FailOver> {
  const folder = mkdtempSync(join(tmpdir(), 'sarabun-nodes-'));
  const proxy = await startHaproxy('several-processes.cfg', { folder, pem: null, products: [nodes.at(0).port, nodes.at(1).port] });
  const sockets: PageSocket[] = [];
  try {
    await untilBothServe(proxy);
    const address = `http://127.0.0.1:${proxy.plain}`;
    sockets.push(...(await openPageSockets(address, people.tokens.slice(0, size))));
    return await killUnderLoad(nodes, people, { address, sockets });
  } finally {
    for (const { socket } of sockets) socket.disconnect();
    await proxy.stop();
    rmSync(folder, { recursive: true, force: true });
    await nodes.startAgain(1);
  }
}

/** The proxy takes a process when it was ready once, and looks every second. */
async function untilBothServe(proxy: RunningProxy): Promise<void> {
  await pause(2500);
  const reply = await fetch(`http://127.0.0.1:${proxy.plain}/api/core/alive`);
  if (!reply.ok) throw new Error(`${proxy.name} answered ${reply.status}.`);
}

async function killUnderLoad(nodes: TwoNodes, people: People, { address, sockets }: { address: string; sockets: readonly PageSocket[] }): Promise<FailOver> {
  const pages = sockets.slice(0, people.atDesk).map((socket, n) => ({ socket, ...watch(address, socket, people.tokens[n] as string) }));
  const office = { unitId: people.unitId, deskId: people.deskId, usernames: [] };
  const load = startLoad({ address, office }, [people.registrar], perSecond);
  await pause(beforeMs);
  const killed = performance.now();
  process.kill(nodes.at(1).pid, 'SIGKILL');
  const lost = await lostSince(killed, sockets);
  await untilConnected(sockets);
  const isLost = new Set(lost);
  const heard = await hearEverybody(sockets, () => actsOf(people).tellEverybody(address));
  await pause(afterMs);
  await load.stop();
  await pause(afterMs);
  const watchers = pages.filter(({ socket }) => isLost.has(socket));
  const upToDate = await Promise.all(watchers.map(({ isUpToDate }) => isUpToDate()));
  const back = lost.map(({ backAt }) => backAt - killed);
  return {
    sockets: sockets.length,
    lost: lost.length,
    noticed: quantile(
      lost.map(({ lostAt }) => lostAt - killed),
      1,
    ),
    back: { half: quantile(back, 0.5), p99: quantile(back, 0.99), most: quantile(back, 1) },
    heard: Math.max(...heard) - killed,
    deaf: sockets.length - heard.length,
    letters: load.acknowledged.filter(({ number }) => number !== null).length,
    watchers: watchers.length,
    outdated: upToDate.filter((holds) => !holds).length,
    unexpected: [...load.unexpected].map(([what, times]) => `${times} times ${what}`),
  };
}

/** The sockets that were lost since a moment, once some were and no more are. */
async function lostSince(moment: number, sockets: readonly PageSocket[]): Promise<PageSocket[]> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await pause(retryMs)) {
    const lost = sockets.filter(({ lostAt }) => lostAt >= moment);
    if (lost.length > 0 && lost.every(({ lostAt }) => performance.now() - lostAt > quietMs)) return lost;
  }
  throw new Error('No socket was at the node that was killed.');
}

/** When each socket heard a message to everybody. */
async function hearEverybody(sockets: readonly PageSocket[], tell: () => Promise<unknown>): Promise<number[]> {
  const at: number[] = [];
  const all = sockets.map(
    ({ socket }) => new Promise<void>((resolve) => void socket.once('call-back-eoffice', () => resolve(void at.push(performance.now())))),
  );
  await tell();
  await Promise.race([Promise.all(all), pause(patienceMs)]);
  return at;
}
