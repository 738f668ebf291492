import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { openFairQueue } from '../work/fair-queue';
import type { Cell } from './spreadsheet';

export type Row = readonly Cell[];

const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

interface Sheet {
  /** The name of the file, without its ending. */
  name: string;
  title: string;
  format: keyof typeof sheetTypes;
  heading: readonly string[];
  /** All rows, or batches of them that are read as they are written. */
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  /** Who asked for it. */
  personId: number;
}

const threads = Math.min(4, Math.max(2, availableParallelism() / 2));
const maxMs = 60_000;
const heapMegabytes = 512;
/** Rows that are read, put into words and passed on at once: a few milliseconds between the calls of other people. */
const batchSize = 250;

const gate = openFairQueue({ name: 'sheets', atOnce: threads, atOnceOfOne: 1, maxWaiting: 40, maxWaitingOfOne: 4, maxWaitMs: 20_000 });

let pool: Piscina | undefined;

const openPool = () =>
  new Piscina({
    filename: new URL('../writing/worker.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });

/** Writes a spreadsheet in a thread of its own. Nothing is read before it is the person's turn, and the rows are never all in this thread. */
export function sheetOf({ name, format, rows, personId, title, heading }: Sheet): Promise<{ name: string; mediaType: string; content: string }> {
  return gate.enter(personId, async () => {
    pool ??= openPool();
    const { port1: out, port2: port } = new MessageChannel();
    const stopped = new AbortController();
    const written = pool.run({ port, format, title, heading }, { name: 'sheet', transferList: [port], signal: stopped.signal }) as Promise<ArrayBuffer>;
    try {
      await Promise.race([pass(rows, out, stopped.signal), written]);
      const tired = setTimeout(() => stopped.abort(), maxMs);
      const content = await written.finally(() => clearTimeout(tired));
      return { name: `${name}.${format}`, mediaType: sheetTypes[format], content: Buffer.from(content).toString('base64') };
    } catch (error) {
      stopped.abort();
      await written.catch(() => undefined);
      throw error;
    } finally {
      out.close();
    }
  });
}

async function pass(rows: Sheet['rows'], out: MessagePort, stopped: AbortSignal): Promise<void> {
  for await (const batch of Symbol.asyncIterator in rows ? rows : inBatches(rows, (row) => row)) {
    if (stopped.aborted) return;
    out.postMessage(batch);
  }
  out.postMessage(null);
}

/** Puts things into rows batch by batch, and lets other work pass in between. */
export async function* inBatches<Thing>(things: readonly Thing[], rowOf: (thing: Thing) => Row): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < things.length; at += batchSize) {
    yield things.slice(at, at + batchSize).map(rowOf);
    await setImmediate();
  }
}

/** Reads things in the order of their ids, batch by batch. */
export async function* readInBatches<Thing>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Thing[]>,
): AsyncGenerator<readonly Thing[]> {
  for (let at = 0; at < ids.length; at += batchSize) yield await read(ids.slice(at, at + batchSize));
}
