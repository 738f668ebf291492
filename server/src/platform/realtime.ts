import type { Server as HttpServer } from 'node:http';
import type { ServerMessages } from '@sarabun/contract/realtime';
import { Server } from 'socket.io';
import type { Actor } from './action';
import type { Pusher } from './outbox';
import { isOwnOrigin } from './socket-origin';

const personRoom = (personId: number) => `person:${personId}`;
const sessionRoom = (sessionId: number) => `session:${sessionId}`;

/** The sockets of everyone signed in. */
export interface Realtime extends Pusher {
  /** A word to everyone, shown as 'Server Notification'. */
  tellEveryone(message: string): void;
  close(): Promise<void>;
}

/**
 * Opens Socket.IO at `/socket.io` (polling, then websocket). A socket needs the token of an open session, joins only its own
 * person's room, and hears; it has nothing to say that the server would act on. A page of another site opens none.
 */
export function openRealtime(server: HttpServer, whoBears: (token: string) => Promise<Actor | null>, publicUrl: string | null): Realtime {
  const io = new Server<Record<string, never>, ServerMessages>(server, {
    serveClient: false,
    maxHttpBufferSize: 10_000,
    cors: { origin: false },
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, publicUrl)),
  });
  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const refused = () => next(new Error('notSignedIn'));
    if (typeof token !== 'string' || token === '') return refused();
    whoBears(token).then((actor) => {
      if (!actor?.sessionId) return refused();
      socket.join([personRoom(actor.personId), sessionRoom(actor.sessionId)]);
      next();
    }, refused);
  });
  return {
    push: (personId, message, content) => void io.to(personRoom(personId)).emit(message, content as never),
    cut: (sessionId, reason) => {
      io.to(sessionRoom(sessionId)).emit('session-revoked', { reason });
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    tellEveryone: (message) => void io.emit('call-back-eoffice', { message }),
    close: () => io.close(),
  };
}
