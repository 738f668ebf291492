import { createConnection, createServer } from 'node:net';

/** A port of the loopback address that nothing uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Waits until something listens; fails if the program that should do so ends first. */
export async function untilListening(port: number, ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const isOpen = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The program for port ${port} ended at its start.`);
}
