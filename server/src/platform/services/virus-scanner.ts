import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { type Actor, type Origin, runAction, type World } from '../action';
import type { Log } from '../log';
import { infectedFile, scannerAway } from '../refusals';

const maxMs = 60_000;
const pieceBytes = 64 * 1024;

/** Scans a file on disk. Returns the name of a virus, or null. Throws when no scan was possible. */
export type VirusScanner = (path: string) => Promise<string | null>;

/** Asks clamd at `tcp://host:port` or `unix:///path/of/socket`; the file is streamed (INSTREAM), so clamd needs no read access. */
export function clamd(address: string): VirusScanner {
  const url = new URL(address);
  const where = url.protocol === 'unix:' ? { path: url.pathname } : { host: url.hostname, port: Number(url.port || 3310) };
  return (path) => ask(where, path).then(verdictOf);
}

async function ask(where: { path: string } | { host: string; port: number }, path: string): Promise<string> {
  const socket = connect(where);
  socket.setTimeout(maxMs, () => socket.destroy(new Error('clamd is silent')));
  const answered = new Promise<string>((resolve, reject) => {
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
  const sent = send(socket, path);
  // clamd answers and closes before reading everything when a file exceeds its limit.
  sent.catch(() => {});
  try {
    return await answered;
  } finally {
    socket.destroy();
  }
}

async function send(socket: ReturnType<typeof connect>, path: string): Promise<void> {
  const write = (content: Buffer | string) => new Promise<void>((resolve, reject) => socket.write(content, (error) => (error ? reject(error) : resolve())));
  await write('zINSTREAM\0');
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    await write(Buffer.concat([lengthOf(piece.length), piece]));
  }
  await write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Parses `stream: OK` and `stream: Name FOUND`; anything else means no scan took place. */
function verdictOf(answer: string): string | null {
  const said = answer.replaceAll('\0', '').trim();
  if (said === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found) return found;
  throw new Error(`clamd answered: ${said || 'nothing'}`);
}

interface Looking {
  world: World;
  scanner: VirusScanner | null;
  log: Log;
}

/**
 * Refuses a file with a virus, naming it, and records that; refuses every file while no scan is possible. Without a scanner nothing is
 * refused.
 */
export async function refuseInfected({ world, scanner, log }: Looking, by: { actor: Actor; origin: Origin }, path: string, name: string): Promise<void> {
  if (!scanner) return;
  const virus = await scanner(path).catch((error) => {
    log.error({ err: error }, 'a file could not be checked for viruses');
    throw scannerAway();
  });
  if (virus === null) return;
  await runAction(world, 'refuseInfectedFile', by, async ({ audit }) => audit({ detail: { virus } }));
  throw infectedFile(name, virus);
}
