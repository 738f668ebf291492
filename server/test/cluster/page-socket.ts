import { socket as figures } from '@sarabun/contract/constants';
import { alivePath } from '@sarabun/contract/portal/alive-path';
import type { SocketRefusal } from '@sarabun/contract/realtime';
import { io, type Socket } from 'socket.io-client';

/** A socket as a page keeps it (web/src/platform/realtime.ts and line.ts), and when it was lost and back last, by this process's clock. */
export interface PageSocket {
  socket: Socket;
  lostAt: number;
  backAt: number;
  /** Why it was not let in last. */
  refusal: string;
}

const options = {
  transports: ['polling', 'websocket'],
  reconnectionDelay: figures.minDelay,
  reconnectionDelayMax: figures.maxDelay,
  randomizationFactor: figures.randomness,
  timeout: figures.timeout,
  // A proxy in front of several processes keeps a browser at one of them by a cookie.
  withCredentials: true,
  forceNew: true,
};
const soonest = 1000;
const latest = 4000;
const patienceMs = 60_000;
const someWait = () => soonest + Math.random() * (latest - soonest);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page that lost its socket looks at once whether the server is there, and then every one to four seconds. */
export function openPageSocket(address: string, token: string): PageSocket {
  const socket = io(address, { ...options, auth: { token } });
  const opened: PageSocket = { socket, lostAt: 0, backAt: 0, refusal: '' };
  const isThere = () =>
    fetch(address + alivePath).then(
      ({ ok }) => ok,
      () => false,
    );
  const comeBack = async () => {
    if (await isThere()) return;
    do await pause(someWait());
    while (!socket.connected && !(await isThere()));
    if (!socket.connected) socket.disconnect().connect();
  };
  const { opts } = socket.io;
  socket.on('connect', () => {
    opened.backAt = performance.now();
    opts.rememberUpgrade = true;
  });
  // After a refusal by the server, the library does not retry by itself.
  socket.on('connect_error', ({ message }) => {
    opts.rememberUpgrade = false;
    opened.refusal = message;
    if (message !== ('notSignedIn' satisfies SocketRefusal) && !socket.active) setTimeout(() => socket.connect(), someWait());
  });
  socket.on('disconnect', (why) => {
    if (why === 'io client disconnect') return;
    opened.lostAt = performance.now();
    void comeBack();
  });
  return opened;
}

/** Waits until all are connected; fails after a minute. */
export async function untilConnected(sockets: readonly PageSocket[]): Promise<void> {
  const away = () => sockets.filter(({ socket }) => !socket.connected);
  for (const until = performance.now() + patienceMs; away().length > 0; await pause(20))
    if (performance.now() > until)
      throw new Error(`${away().length} sockets are not connected after a minute: ${[...new Set(away().map(({ refusal }) => refusal))].join(', ')}`);
}

/** Opens one for each token, so many at once, and waits until all are connected. */
export async function openPageSockets(address: string, tokens: readonly string[], atOnce = 100): Promise<PageSocket[]> {
  const opened: PageSocket[] = [];
  for (let from = 0; from < tokens.length; from += atOnce) {
    const some = tokens.slice(from, from + atOnce).map((token) => openPageSocket(address, token));
    opened.push(...some);
    await untilConnected(some);
  }
  return opened;
}
