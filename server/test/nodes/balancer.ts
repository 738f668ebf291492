import http from 'node:http';
import net from 'node:net';

/** A reverse proxy as an office has one in front of several processes: it asks each whether it is ready, and gives calls to those in turn. */
export interface Balancer {
  address: string;
  /** Replaces the processes behind it. */
  use(addresses: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const lookEveryMs = 50;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isReady = (address: string) =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export async function openBalancer(): Promise<Balancer> {
  let known: readonly string[] = [];
  let ready: readonly string[] = [];
  let turn = 0;
  const agent = new http.Agent({ keepAlive: true });
  const next = () => ready[turn++ % Math.max(1, ready.length)];
  const server = http.createServer((request, reply) => {
    const address = next();
    if (!address) return void reply.writeHead(503).end();
    const { hostname, port } = new URL(address);
    const passed = http.request({ agent, hostname, port, path: request.url, method: request.method, headers: request.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      answer.once('error', () => reply.destroy());
    });
    // The browser sees a broken line, as behind any proxy that must not repeat an act.
    passed.once('error', () => reply.destroy());
    request.pipe(passed);
  });
  // Websockets go to one process for as long as they live.
  server.on('upgrade', (request, socket, head) => {
    const address = next();
    if (!address) return void socket.destroy();
    const line = net.connect(Number(new URL(address).port), '127.0.0.1', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
      line.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      line.write(head);
      socket.pipe(line).pipe(socket);
    });
    for (const [end, other] of [
      [line, socket],
      [socket, line],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let closed = false;
  const look = async () => {
    const found = await Promise.all(known.map(async (address) => ((await isReady(address)) ? [address] : [])));
    ready = found.flat();
  };
  const looking = (async () => {
    for (; !closed; await pause(lookEveryMs)) await look();
  })();
  return {
    address: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    async use(addresses) {
      known = addresses;
      await look();
    },
    async close() {
      closed = true;
      await looking;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
