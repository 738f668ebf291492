import { io, type Socket } from 'socket.io-client';
import { afterAll } from 'vitest';
import type { testPortal } from './portal';

/** Sockets to a portal, as browsers open them. */
export async function socketsOf({ running: { app } }: Awaited<ReturnType<typeof testPortal>>) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const open: Socket[] = [];
  afterAll(() => {
    for (const socket of open) socket.disconnect();
  });
  return {
    address,
    /** Connects and collects all messages. `further` is what the page tells besides its token. */
    async listen(token: string | undefined, transports = ['polling', 'websocket'], extraHeaders: Record<string, string> = {}, further: object = {}) {
      const socket = io(address, { auth: { ...(token !== undefined && { token }), ...further }, transports, extraHeaders, reconnection: false });
      open.push(socket);
      const heard: { name: string; content: unknown }[] = [];
      socket.onAny((name: string, content: unknown) => heard.push({ name, content }));
      const outcome = await new Promise<string>((done) => {
        socket.once('connect', () => done('connected'));
        socket.once('connect_error', (error) => done(error.message));
      });
      return { socket, heard, outcome };
    },
  };
}
