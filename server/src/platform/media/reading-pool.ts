import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { fileTooHeavy } from '../refusals';
import { openFairQueue } from '../work/fair-queue';

const threads = Math.min(4, Math.max(2, availableParallelism()));
const maxMs = 30_000;
const heapMegabytes = 256;

/**
 * Queues all work on uploaded files. Waiting costs no memory, because an upload stays on disk until its turn. Anyone who waits longer than
 * a browser would is told that the system is busy.
 */
const gate = openFairQueue({ name: 'files', atOnce: threads, atOnceOfOne: threads - 1, maxWaiting: 200, maxWaitingOfOne: 60, maxWaitMs: 20_000 });

/** Runs some work on a file when it is the person's turn, without a thread of the pool. */
export const inTurn = gate.enter;

let pool: Piscina | undefined;

const openPool = () =>
  new Piscina({
    filename: new URL('../reading/worker.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });

/**
 * Opens an uploaded file in a thread of the pool, so a hostile one can stop neither requests nor the process. Work that takes too much time
 * or memory is refused as such, and its thread is replaced.
 */
export function inPool<Answer>(
  work: 'comparedPages' | 'copied' | 'pages' | 'pdfLines' | 'pdfText' | 'signedFile' | 'stamp' | 'csv' | 'workbook',
  asked: object,
  personId: number,
  mostMs = maxMs,
): Promise<Answer> {
  return gate.enter(personId, async () => {
    pool ??= openPool();
    try {
      return (await pool.run(asked, { name: work, signal: AbortSignal.timeout(mostMs) })) as Answer;
    } catch (error) {
      if (isTooMuch(error as Error & { code?: string })) throw fileTooHeavy();
      throw error;
    }
  });
}

const isTooMuch = ({ name, code }: Error & { code?: string }) => name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
