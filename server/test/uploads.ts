import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestPerson, testPortal } from './portal';

/** Uploads a file; returns the id for attaching it to a letter. */
export async function uploadFile(portal: Awaited<ReturnType<typeof testPortal>>, as: TestPerson, content: Buffer, name = 'หนังสือ.pdf'): Promise<string> {
  const { code, body } = await portal.upload('/api/sarabun/upload-file', content, { as, name });
  if (code !== 200) throw new Error(body.message);
  return body.item.uploadId;
}

/** Lets all kept content be as old as a day, by the clock of the disk. */
export async function ageContent(folder: string): Promise<void> {
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  for (const entry of await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), yesterday, yesterday);
  }
}
