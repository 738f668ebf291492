import { socket as socketFigures } from '@sarabun/contract/constants';
import type { ServerMessages, SocketRefusal } from '@sarabun/contract/realtime';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { lookAtLine, onLineBack, someWait, useLineLost } from './line';
import { deliver } from './messages';
import { token } from './session';

/** `off` before the first try, `error` if the server refuses this session. */
type RealtimeState = 'off' | 'connected' | 'reconnecting' | 'error';

const watchers = new Set<() => void>();
let state: RealtimeState = 'off';

const socketOptions = {
  path: '/socket.io',
  transports: ['polling', 'websocket'],
  timeout: socketFigures.timeout,
  reconnection: true,
  reconnectionAttempts: socketFigures.attempts,
  reconnectionDelay: socketFigures.minDelay,
  reconnectionDelayMax: socketFigures.maxDelay,
  randomizationFactor: socketFigures.randomness,
};

/**
 * Connects to the server's messages. The first connection says how long ago the page was loaded, and the server sends what changed since;
 * `onReconnect` is called for later ones, to reload what was missed; `onRefused` when the server refuses the session. Returns a function
 * that disconnects.
 */
export function connectRealtime(on: { loadedAt: number; onReconnect(): void; onRefused(): void }): () => void {
  let socket: Socket<ServerMessages> | undefined;
  let wanted = true;
  let stopHearing = () => {};
  let isFirst = true;
  void library(() => wanted).then((found) => {
    if (!found || !wanted) return;
    const { io } = found;
    socket = io({ ...socketOptions, auth: (tell) => tell({ token: token(), ...(isFirst && { loadedAgo: performance.now() - on.loadedAt }) }) });
    const { opts } = socket.io;
    socket.on('connect', () => {
      become('connected');
      // A websocket that worked is tried first when it is lost: five requests less for each page, when all of them return at once.
      opts.rememberUpgrade = true;
      if (!isFirst) on.onReconnect();
      isFirst = false;
    });
    // After a refusal by the server, the library does not retry by itself.
    const tryAgain = () => setTimeout(() => socket?.connect(), someWait());
    socket.on('disconnect', (why) => {
      become('reconnecting');
      if (why !== 'io client disconnect') void lookAtLine();
      if (why === 'io server disconnect') tryAgain();
    });
    socket.on('connect_error', ({ message }) => {
      // Another network may let no websocket through: the next try begins by polling.
      opts.rememberUpgrade = false;
      const isRefused = message === ('notSignedIn' satisfies SocketRefusal);
      become(isRefused ? 'error' : 'reconnecting');
      if (isRefused) on.onRefused();
      else if (!socket?.active) tryAgain();
    });
    // The library may still wait for seconds when the server is known to be back.
    stopHearing = onLineBack(() => {
      if (socket?.connected === false) socket.disconnect().connect();
    });
    socket.onAny((name: keyof ServerMessages, message) => deliver(name, message));
  });
  return () => {
    wanted = false;
    stopHearing();
    socket?.close();
    socket = undefined;
    become('off');
  };
}

/** Loads the library, retrying until it succeeds: it may first be needed during an outage. */
async function library(isWanted: () => boolean): Promise<typeof import('socket.io-client') | null> {
  for (let attempt = 1; isWanted(); attempt++) {
    const found = await import('socket.io-client').catch(() => null);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, someWait() * attempt));
  }
  return null;
}

export const realtimeState = (): RealtimeState => state;

/** The state of the connection: the four words of specification §8, or `off` before the first try. */
export type Connection = RealtimeState | 'unreachable';

/** The connection of the page: its messages, and whether the server answers at all. */
export function useConnection(): Connection {
  const socket = useRealtimeState();
  const isLost = useLineLost();
  return isLost && socket !== 'error' ? 'unreachable' : socket;
}

function useRealtimeState(): RealtimeState {
  return useSyncExternalStore(watch, realtimeState);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function become(next: RealtimeState): void {
  state = next;
  for (const changed of watchers) changed();
}
