import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the product (`--expose-gc --import`): on SIGUSR2 it clears what nothing holds, twice, because what is cleared first holds more,
 * and leaves in the data folder what is held then.
 */
if (isMainThread)
  process.on('SIGUSR2', () => {
    for (let time = 0; time < 2; time++) global.gc?.();
    writeFileSync(join(process.env.DATA_DIR as string, `memory-${process.pid}`), JSON.stringify(process.memoryUsage()));
  });
