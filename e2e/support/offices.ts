import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Product, startProduct } from './product';

const run = promisify(execFile);
const emptyFolder = () => mkdtemp(join(tmpdir(), 'sarabun-journey-'));
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/** The product starts on this empty data folder, furnishes the demonstration office there, and stops. */
export async function furnishOffice(folder: string): Promise<void> {
  try {
    const product = await startProduct(folder, 'first-start');
    await product.stop();
  } catch (error) {
    await remove(folder);
    throw error;
  }
}

/**
 * Runs once for all journeys: furnishes an office, unless a step of the suite has (`FURNISHED_OFFICE`). The offices of the journeys are copies
 * of it. Returns a function that deletes it.
 */
export default async function furnish(): Promise<() => Promise<void>> {
  if (process.env.FURNISHED_OFFICE) return async () => {};
  const folder = await emptyFolder();
  await furnishOffice(folder);
  process.env.FURNISHED_OFFICE = folder;
  return () => remove(folder);
}

/** Starts the product on a copy of the furnished office, or on an empty folder; `stop` deletes it. */
export async function openOffice(name: string, furnished = process.env.FURNISHED_OFFICE, settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = await emptyFolder();
  try {
    // With its owners: as root the database runs under another account.
    if (furnished) await run('cp', ['-a', `${furnished}/.`, folder]);
    const product = await startProduct(folder, name, settings);
    return { ...product, stop: () => product.stop().finally(() => remove(folder)) };
  } catch (error) {
    await remove(folder);
    throw error;
  }
}
