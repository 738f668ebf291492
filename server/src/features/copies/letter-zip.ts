import { Readable } from 'node:stream';
import type { ReadContext } from '../../platform/action';
import { cleanFileName } from '../../platform/file-name';
import type { FileStorage } from '../../platform/files';
import { notKept } from '../../platform/keeping';
import { type ZipEntry, zipOf } from '../../platform/media/zip-writer';
import { fileGone } from '../../platform/refusals';
import { openDocument } from '../documents';
import { findContents, findCopyContents } from './copy-store';
import { historyText, zipTexts } from './copy-texts';
import { zipTooLarge } from './refusals';

const mostBytes = 2 * 1024 ** 3;
const mostFiles = 1000;

/** A name that every file system takes, numbered so that no two are alike. */
const entryName = (index: number, name: string) => `${String(index + 1).padStart(2, '0')}_${cleanFileName(name, 'file').replace(/[<>:"|?*]/g, '_')}`;

/**
 * A letter with its files, its copies and its history as the reader sees it, as one ZIP with the hash of each file. Everything is checked and recorded before the
 * first byte; of a secret letter each file counts as taken.
 */
export async function letterZip(context: ReadContext, documentId: number, storage: FileStorage): Promise<{ name: string; content: Readable }> {
  const { db, now, actor } = context;
  const { item: letter } = await openDocument(context, { documentId }, notKept);
  const { files, number, subject, notes, secrecy } = letter;
  const copies = await findCopyContents(db, documentId);
  const parts = [...files, ...copies];
  if (parts.length > mostFiles || parts.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw zipTooLarge();
  const contents = await findContents(db, documentId);
  const kept = files.map((file) => {
    const sha256 = contents.get(file.fileId);
    if (!sha256) throw fileGone();
    return { ...file, sha256 };
  });
  for (const { sha256 } of [...kept, ...copies]) if (!(await storage.has(sha256))) throw fileGone();
  await context.act('takeLetterZip', async ({ audit }) => audit({ documentId, detail: { files: kept.length, copies: copies.length } }));
  const taken = secrecy > 1 ? [...kept.map(({ fileId }) => ({ fileId })), ...copies.map(({ copyId }) => ({ copyId }))] : [];
  for (const detail of taken) await context.act('takeSecretFile', async ({ audit }) => audit({ documentId, detail }));
  const entries: ZipEntry[] = kept.map(({ name, size, sha256 }, index) => ({ name: entryName(index, name), size, read: () => storage.read(sha256) }));
  for (const [index, { number: copyNumber, name, size, sha256 }] of copies.entries()) {
    const copyName = `${zipTexts.copies}/${entryName(index, `${copyNumber.replace('/', '-')}_${name}`)}`;
    entries.push({ name: copyName, size, read: () => storage.read(sha256) });
  }
  if (notes.length > 0) {
    const history = Buffer.from(historyText({ number, subject, notes }));
    entries.push({ name: zipTexts.history, size: history.length, read: () => Readable.from([history]) });
  }
  const about = { number, subject, takenAt: now.toISOString(), takenBy: actor.name };
  const main = files.find(({ role }) => role === 'main')?.name.replace(/\.pdf$/i, '');
  return {
    name: `${cleanFileName(main ?? '', zipTexts.letter)}.zip`,
    content: zipOf(entries, now, (written) => ({
      name: zipTexts.manifest,
      content: Buffer.from(`${JSON.stringify({ ...about, files: written }, null, 2)}\n`),
    })),
  };
}
