import type { Server as HttpServer } from 'node:http';
import type { ServerMessages, SocketRefusal } from '@sarabun/contract/realtime';
import { Server, type Socket } from 'socket.io';
import { type FindActor, isSettled } from '../action';
import { isOwnOrigin } from '../http/socket-origin';
import type { Pusher } from '../outbox';
import { forgetReadings } from '../postgres/cached-read';
import { limitConcurrency } from '../work/limit-concurrency';
import { rememberPushes } from './recent-pushes';

const personRoom = (personId: number) => `person:${personId}`;
const sessionRoom = (sessionId: number) => `session:${sessionId}`;

/** After a restart all browsers reconnect within seconds. This limits their token lookups, so that calls still get database connections. */
const maxLookUps = 4;
const isGone = (socket: Socket) => socket.conn.readyState !== 'open';

/** The sockets of everyone signed in. */
export interface Realtime extends Pusher {
  /** The number of open sockets. */
  count(): number;
  /** Closes all sockets; the browsers reconnect, prove their session anew and read again. */
  cutAll(): void;
  /** Closes all sockets and opens no more. */
  refuseAll(): void;
  close(): Promise<void>;
}

/**
 * Opens Socket.IO at `/socket.io` (polling, then websocket). A socket needs the token of an open session, joins only its own person's room
 * and only receives; the server ignores anything it sends. Pages of other sites are refused. When the token cannot be looked up, the
 * browser is told to retry.
 */
export function openRealtime(server: HttpServer, findActor: FindActor, publicUrl: string | null): Realtime {
  const io = new Server<Record<string, never>, ServerMessages>(server, {
    serveClient: false,
    maxHttpBufferSize: 10_000,
    cors: { origin: false },
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, publicUrl)),
  });
  const inTurn = limitConcurrency('socketSignIns', maxLookUps);
  const recent = rememberPushes();
  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const refuse = (why: SocketRefusal) => next(new Error(why));
    if (typeof token !== 'string' || token === '') return refuse('notSignedIn');
    const bearer = () => (isGone(socket) ? Promise.resolve(null) : findActor(token, { isUse: false }));
    inTurn(bearer).then(
      (actor) => {
        if (!actor?.sessionId) return refuse('notSignedIn');
        socket.join(sessionRoom(actor.sessionId));
        // Messages name letters. The page reloads after the person has consented and set up the required second
        // factor.
        if (isSettled(actor)) {
          socket.join(personRoom(actor.personId));
          socket.data.personId = actor.personId;
        }
        next();
      },
      () => refuse('tryAgain'),
    );
  });
  // A page says on its first connection how long ago it made its first calls.
  io.on('connection', (socket) => {
    const { loadedAgo } = socket.handshake.auth as { loadedAgo?: unknown };
    const { personId } = socket.data as { personId?: number };
    if (typeof loadedAgo !== 'number' || personId === undefined) return;
    const missed = recent.missedBy(personId, loadedAgo);
    if (missed.includes('queues-changed')) socket.emit('queues-changed', { queues: [] });
    if (missed.includes('notifications-changed')) socket.emit('notifications-changed', {});
    if (missed.includes('call-back-eoffice')) socket.emit('messages-missed', {});
  });
  return {
    push: (personId, message, content) => {
      recent.note(personId, message);
      io.to(personRoom(personId)).emit(message, content as never);
    },
    cut: (sessionId, reason) => {
      io.to(sessionRoom(sessionId)).emit('session-revoked', { reason });
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    count: () => io.engine.clientsCount,
    forgetSettings: forgetReadings,
    // A lost transport is what makes a browser reconnect.
    cutAll: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    refuseAll: () => void io.engine.close(),
    close: () => io.close(),
  };
}
