import { join } from 'node:path';
import { readConfig, WrongConfig } from './config';
import { fileStorage } from './platform/files';
import { openFileKeys } from './platform/keys/file-keys';
import { filePlaces } from './platform/storage/file-places';

/**
 * `npm run rotate-keys`: gives the stored files a new master key. Only the keys of the files are sealed again, not the content, so it takes
 * seconds. It may run while the product runs, and can be repeated if it was interrupted. The private keys of certificates get a new master
 * key, too; the product seals them again within the hour. Back up `file.key` and `certificate.key` afterwards.
 */
async function rotateKeys(): Promise<void> {
  const config = readConfig(process.env);
  const { DATA_DIR } = config;
  const sealed = await fileStorage(join(DATA_DIR, 'files'), openFileKeys(join(DATA_DIR, 'file.key')), filePlaces(config)).rotate();
  console.log(`Files sealed with a new master key: ${sealed}. Back up ${join(DATA_DIR, 'file.key')} now.`);
  const certificateKey = join(DATA_DIR, 'certificate.key');
  openFileKeys(certificateKey).addKey();
  console.log(`Private keys of certificates will be sealed again within the hour. Back up ${certificateKey} now, and again after that.`);
}

try {
  await rotateKeys();
} catch (error) {
  if (!(error instanceof WrongConfig)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
