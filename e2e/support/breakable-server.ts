import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product as browsers reach it: its server can be stopped, and replaced by one with a newer build. */
export interface BreakableServer {
  url: string;
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  /** From now on these files of the older build are gone, until the page itself is asked for again. */
  loseFiles(names: RegExp): void;
  /** What was asked of the server, with the key of an act. */
  asked: { method: string; path: string; key: string | undefined }[];
}

export async function breakableServer(product: string): Promise<BreakableServer> {
  const { hostname, port } = new URL(product);
  const asked: BreakableServer['asked'] = [];
  let lost: RegExp | null = null;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url: path = '/', method = 'GET', headers } = incoming;
    asked.push({ method, path, key: headers['idempotency-key'] as string | undefined });
    if (headers['sec-fetch-dest'] === 'document') lost = null;
    if (lost?.test(path)) return outgoing.writeHead(404).end();
    const onward = ask({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
    return outgoing;
  };
  let server = createServer(pass);
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const at = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${at}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    startAgain: () => {
      server = createServer(pass);
      return listen(at);
    },
    loseFiles: (names) => {
      lost = names;
    },
    asked,
  };
}
