import type { ServerMessages } from '@sarabun/contract/realtime';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { token } from './session';

/** `off` before the first try, `error` where the server refuses this session. */
export type RealtimeState = 'off' | 'connected' | 'reconnecting' | 'error';

type Messages = { [Name in keyof ServerMessages]: Parameters<ServerMessages[Name]>[0] };
type Hearer = (message: never) => void;

const hearers = new Map<keyof ServerMessages, Set<Hearer>>();
const watchers = new Set<() => void>();
let state: RealtimeState = 'off';

/** How the socket behaves (specification §9). */
const socketOptions = {
  path: '/socket.io',
  transports: ['polling', 'websocket'],
  timeout: 20_000,
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
};

/**
 * Connects to the server's messages. `onConnect` is told of every connection, so that what was missed can be asked for;
 * `onRefused` when the server does not take the session. Returns how to disconnect.
 */
export function connectRealtime(on: { onConnect(): void; onRefused(): void }): () => void {
  let socket: Socket<ServerMessages> | undefined;
  let wanted = true;
  void import('socket.io-client').then(({ io }) => {
    if (!wanted) return;
    socket = io({ ...socketOptions, auth: (tell) => tell({ token: token() }) });
    socket.on('connect', () => {
      become('connected');
      on.onConnect();
    });
    socket.on('disconnect', () => become('reconnecting'));
    socket.on('connect_error', () => {
      become(socket?.active ? 'reconnecting' : 'error');
      if (!socket?.active) on.onRefused();
    });
    socket.onAny((name: string, message: unknown) => {
      for (const hear of hearers.get(name as keyof ServerMessages) ?? []) hear(message as never);
    });
  });
  return () => {
    wanted = false;
    socket?.disconnect();
    become('off');
  };
}

/** Hears one kind of message while the component is shown. */
export function useMessage<Name extends keyof ServerMessages>(name: Name, hear: (message: Messages[Name]) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => onMessage(name, (message) => latest(message)), [name]);
}

/** Hears one kind of message until the returned function is called. */
export function onMessage<Name extends keyof ServerMessages>(name: Name, hear: (message: Messages[Name]) => void): () => void {
  const group = hearers.get(name) ?? new Set();
  hearers.set(name, group.add(hear as Hearer));
  return () => group.delete(hear as Hearer);
}

/** How the connection stands, for the strip under the header. */
export function useRealtimeState(): RealtimeState {
  return useSyncExternalStore(watch, () => state);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function become(next: RealtimeState): void {
  state = next;
  for (const changed of watchers) changed();
}
