import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { ServerMessages } from '@sarabun/contract/realtime';
import { Server } from 'socket.io';
import { onTestFinished, vi } from 'vitest';
import { type Answering, answererOf, type Made } from './network';

/** What goes over a line: the sockets of messages, or the calls. */
type Part = 'sockets' | 'calls';
/** A line that is deaf passes what is asked, and loses the answer. */
type State = 'open' | 'cut' | 'deaf';

/** A real server for one page, whose sockets and calls come over lines that can be cut. `location` and `fetch` lead to it. */
export async function lineToServer(...answers: Answering[]) {
  const made: Made[] = [];
  const answer = answererOf(answers, made);
  const http = createServer(async (incoming, outgoing) => {
    const text = Buffer.concat(await incoming.toArray()).toString();
    const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const headers = incoming.headers as Record<string, string>;
    const body = isForm ? new URLSearchParams(text) : text || null;
    const reply = await answer(new URL(incoming.url ?? '/', 'http://office'), { method: incoming.method ?? 'GET', headers, body });
    outgoing.writeHead(reply.status, { ...Object.fromEntries(reply.headers), connection: 'close' }).end(await reply.text());
  });
  // The test may let the page's time run faster than that of the server.
  const io = new Server<Record<string, never>, ServerMessages>(http, { cors: { origin: '*' }, pingInterval: 200, pingTimeout: 60_000 });
  const line = cuttableLine(await listening(http));
  const port = await listening(line.server);
  const browserFetch = fetch;
  vi.stubGlobal('location', { protocol: 'http:', hostname: '127.0.0.1', port: String(port), host: `127.0.0.1:${port}`, pathname: '/', search: '' });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => browserFetch(new URL(address, `http://127.0.0.1:${port}`), init));
  onTestFinished(async () => {
    line.set({ sockets: 'cut', calls: 'cut' });
    line.server.close();
    await io.close();
    vi.unstubAllGlobals();
  });
  return { made, set: line.set, push: io.emit.bind(io), sockets: () => io.sockets.sockets.size };
}

async function listening(server: net.Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

function cuttableLine(to: number) {
  const states: Record<Part, State> = { sockets: 'open', calls: 'open' };
  const open = new Map<net.Socket, Part>();
  const server = net.createServer((near) => {
    near.on('error', () => {});
    near.once('data', (first) => {
      const part: Part = first.includes('/socket.io/') ? 'sockets' : 'calls';
      if (states[part] === 'cut') return near.destroy();
      const far = net.connect(to, '127.0.0.1');
      open.set(near, part);
      far.on('error', () => {});
      far.on('data', (bytes) => (states[part] === 'open' ? near.write(bytes) : near.destroy()));
      far.on('close', () => near.destroy());
      near.on('close', () => {
        open.delete(near);
        far.destroy();
      });
      far.write(first);
      return near.on('data', (bytes) => far.write(bytes));
    });
  });
  return {
    server,
    /** What becomes of the parts from now on; cutting ends what is open. */
    set: (changed: Partial<Record<Part, State>>) => {
      Object.assign(states, changed);
      for (const [near, part] of open) if (states[part] === 'cut') near.destroy();
    },
  };
}
