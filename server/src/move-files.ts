import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, WrongConfig } from './config';
import { filePlaces } from './platform/storage/file-places';
import { moveFiles } from './platform/storage/move-files';
import { StorageAway } from './platform/storage/s3-requests';

/**
 * `npm run move-files`: moves all files to where new ones go (`FILES_IN`), from the folder into the bucket or back. The product goes on: it
 * finds a file in either place. An interrupted move is continued by the next.
 */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.S3_URL) throw new WrongConfig('S3_URL must be set: it names the bucket into which, or out of which, files are moved.');
  const incoming = join(config.DATA_DIR, 'files', 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const moved = await moveFiles(filePlaces(config), incoming, (n) => console.log(`${n} files …`));
  console.log(`Files moved to the ${config.FILES_IN === 'folder' ? 'folder' : 'bucket'}: ${moved}. Nothing is left in the other place.`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof StorageAway)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
