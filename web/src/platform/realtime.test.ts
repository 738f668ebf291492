import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocketRefusal } from '@sarabun/contract/realtime';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { officer } from '../../test/person';
import { connectRealtime, realtimeState } from './realtime';
import { openSession } from './session';

const page = location;
/** The answer to each new socket; null accepts it. */
let answers: (SocketRefusal | null)[] = [];
let io: Server;
let asked = 0;
let leave = () => {};
const heard = { loadedAt: 0, onReconnect: vi.fn(), onRefused: vi.fn() };
/** What each socket sent when it connected. */
let said: { loadedAgo?: number }[] = [];

beforeEach(async () => {
  const http = createServer();
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  io = new Server(http, { cors: { origin: '*' } });
  io.use((socket, next) => {
    said.push(socket.handshake.auth);
    const refusal = answers[asked++] ?? null;
    next(refusal ? new Error(refusal) : undefined);
  });
  vi.stubGlobal('location', { protocol: 'http:', hostname: '127.0.0.1', port: String(port), host: `127.0.0.1:${port}`, pathname: '/', search: '' });
  openSession('t-1', officer);
  asked = 0;
  said = [];
  heard.onReconnect.mockClear();
  heard.onRefused.mockClear();
});
afterEach(async () => {
  leave();
  vi.stubGlobal('location', page);
  await io.close();
});

const patient = { timeout: 14_000 };

test('a browser that comes while the server cannot tell who it is comes again, and is live without being loaded again', async () => {
  answers = ['tryAgain'];
  leave = connectRealtime(heard);
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(1), patient);
  expect(asked).toBe(2);
  expect(heard.onRefused).not.toHaveBeenCalled();
});

test('a browser whose session has ended does not come again', async () => {
  answers = ['notSignedIn', 'notSignedIn'];
  leave = connectRealtime(heard);
  await vi.waitFor(() => expect(heard.onRefused).toHaveBeenCalledOnce(), patient);
  expect(asked).toBe(1);
});

test('a browser says at first how long ago it was loaded; cut by the server it comes back, and is told of it', async () => {
  answers = [];
  leave = connectRealtime(heard);
  await vi.waitFor(() => expect(realtimeState()).toBe('connected'), patient);
  expect(said[0]?.loadedAgo).toBeGreaterThan(0);
  expect(heard.onReconnect).not.toHaveBeenCalled();
  io.disconnectSockets(true);
  await vi.waitFor(() => expect(heard.onReconnect).toHaveBeenCalledOnce(), patient);
  expect(said[1]).not.toHaveProperty('loadedAgo');
});

test('a lost websocket is opened again at once; one that was refused begins by polling', async () => {
  answers = [null, null, 'tryAgain'];
  const began: string[] = [];
  io.on('connection', ({ conn }) => began.push(conn.transport.name));
  const isUpgraded = () => expect([...io.sockets.sockets.values()].map(({ conn }) => conn.transport.name)).toEqual(['websocket']);
  leave = connectRealtime(heard);
  await vi.waitFor(isUpgraded, patient);
  io.disconnectSockets(true);
  await vi.waitFor(() => expect(heard.onReconnect).toHaveBeenCalledTimes(1), patient);
  io.disconnectSockets(true);
  await vi.waitFor(() => expect(heard.onReconnect).toHaveBeenCalledTimes(2), patient);
  expect(began).toEqual(['polling', 'websocket', 'polling']);
});
