import 'fake-indexeddb/auto';
import { type DocumentFile, openDocument } from '@sarabun/contract/documents/open-document';
import { filePath } from '@sarabun/contract/documents/register-incoming';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { call } from '../../platform/call';
import { keptFile, keptLetters } from '../../platform/offline/kept-letters';
import { offlineStore } from '../../platform/offline/offline-store';
import { lastSeen, noteSeen } from '../../platform/offline/seen';
import { forgetSession, openSession } from '../../platform/session';
import { checkKept, keepForReading } from './keep-for-reading';

const may = (more: object = {}) => JSON.stringify({ hours: 72, rights: 'one', without: [], ...more });
const pdf: DocumentFile = { fileId: 7, role: 'main', noteId: null, name: 'a.pdf', mediaType: 'application/pdf', size: 11, pages: 1 };
const view = letter({ files: [pdf] });
const address = filePath(pdf.fileId, view.documentId);
const toKeep = { documentId: view.documentId, legId: view.legId ?? undefined };

/** The server: `keep` is its header, `status` how it answers for the letter. */
function answer({ keep = may() as string | null, status = 200, item = view } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.startsWith('/api/sarabun/document-file')) return new Response('%PDF letter');
    if (status !== 200) return Response.json({ status: 'error', code: 'notFound', message: 'ไม่พบ' }, { status });
    const body = { status: 'success', ...(z.encode(openDocument.response, { item }) as object) };
    return Response.json(body, { headers: keep ? { 'sarabun-may-keep': keep } : {} });
  });
  return asked;
}
const cut = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

let sessions = 0;
beforeEach(() => {
  noteSeen(null);
  openSession(`letters-${++sessions}`, officer);
});

test('a chosen letter opens without a connection with its PDF, marked with its age; another does not', async () => {
  answer();
  expect(await keepForReading(toKeep)).toBe('kept');
  expect(await keptLetters()).toMatchObject([{ documentId: view.documentId, subject: view.subject, files: [address] }]);
  cut();
  expect((await call(openDocument, toKeep)).item.subject).toBe(view.subject);
  expect(lastSeen()).toBeInstanceOf(Date);
  expect(new TextDecoder().decode((await keptFile(address)) ?? new ArrayBuffer())).toBe('%PDF letter');
  await expect(call(openDocument, { documentId: 4711 }, { signal: AbortSignal.timeout(300) })).rejects.toThrow();
});

test('a letter that was only opened is not kept', async () => {
  answer();
  await call(openDocument, toKeep);
  expect(await keptLetters()).toEqual([]);
});

test('neither the letter nor its file can be read from the disk', async () => {
  answer();
  await keepForReading(toKeep);
  const { openDB } = await import('idb');
  const db = await openDB(offlineStore());
  const records = [...(await db.getAll('letters')), ...(await db.getAll('files'))];
  db.close();
  const text = records.map((record) => JSON.stringify(Object.values(record)) + new TextDecoder().decode(record.bytes)).join();
  expect(records).toHaveLength(2);
  expect(text).not.toMatch(/PDF letter|document-file/);
  expect(text).not.toContain(view.subject);
});

test('what the server does not allow is not kept', async () => {
  answer({ keep: null });
  expect(await keepForReading(toKeep)).toBe('notAllowed');
  answer({ status: 404 });
  expect(await keepForReading(toKeep)).toBe('notAllowed');
  expect(await keptLetters()).toEqual([]);
});

test.each([
  ['the right to read it is lost', { status: 404 }],
  ['it became secret', { keep: null }],
  ['the rights are others, such as a lower clearance, and it may not be read', { keep: may({ rights: 'fewer' }), status: 404 }],
])('when the line is back and %s, it is removed with its files', async (_, now) => {
  answer();
  await keepForReading(toKeep);
  answer(now);
  await checkKept();
  await vi.waitFor(async () => expect(await keptLetters()).toEqual([]));
  expect(await keptFile(address)).toBeNull();
});

test('when the line is back a letter that has changed is replaced, and one that cannot be asked for stays', async () => {
  answer();
  await keepForReading(toKeep);
  answer({ item: { ...view, subject: 'เรื่องใหม่', files: [] } });
  await checkKept();
  await vi.waitFor(async () => expect(await keptLetters()).toMatchObject([{ subject: 'เรื่องใหม่', files: [] }]));
});

test.each([
  ['after its hours', 72 * 3_600_000],
  ['after the clock was set back', -3_600_000],
])('%s neither the letter nor its file is read', async (_, later) => {
  answer();
  await keepForReading(toKeep);
  const now = Date.now();
  let shift = later;
  vi.spyOn(Date, 'now').mockImplementation(() => now + shift);
  // The answer may still be on its way into the store, and counts from the time it gets there.
  await vi.waitFor(async () => {
    try {
      expect(await keptFile(address)).toBeNull();
      expect(await keptLetters()).toEqual([]);
    } finally {
      shift += later;
    }
  });
  vi.mocked(Date.now).mockRestore();
});

test('signing out, by oneself, when idle or from elsewhere, removes all', async () => {
  answer();
  await keepForReading(toKeep);
  forgetSession();
  openSession('letters-next', officer);
  expect(await keptLetters()).toEqual([]);
  expect(await keptFile(address)).toBeNull();
});

test('a full storage says so and leaves nothing half kept, a blocked one says so', async () => {
  answer();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await keepForReading(toKeep)).toBe('full');
  full.mockRestore();
  expect(await keptLetters()).toEqual([]);
  forgetSession();
  openSession('letters-blocked', officer);
  const blocked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await keepForReading(toKeep)).toBe('blocked');
  blocked.mockRestore();
});

test('a letter whose files are too large is not kept, and no more than so many letters are', async () => {
  answer({ item: { ...view, files: [{ ...pdf, size: 31 * 1024 * 1024 }] } });
  expect(await keepForReading(toKeep)).toBe('tooLarge');
  for (let documentId = 1; documentId <= 50; documentId++) {
    answer({ item: { ...view, documentId, files: [] } });
    expect(await keepForReading({ documentId })).toBe('kept');
  }
  answer({ item: { ...view, documentId: 51, files: [] } });
  expect(await keepForReading({ documentId: 51 })).toBe('tooMany');
});
