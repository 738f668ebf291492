import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { Prepared, ReadContext, World } from '../../platform/action';
import { withExtension } from '../../platform/file-name';
import { type FileStorage, headOf, type Intake, sentAgainMs } from '../../platform/files';
import { BadPdf, inspectPdf } from '../../platform/media/pdf';
import { BadPicture, smallPicture } from '../../platform/media/picture';
import { inTurn } from '../../platform/media/reading-pool';
import type { SentFile } from '../../platform/upload';
import { fileNotTaken } from './refusals';
import { discardUnnamedFiles, insertSettingsFile } from './settings-file-store';

/** Longest side of a stored picture in pixels. */
const side = 2000;
const maxKeptBytes = 30 * 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

const office = 'application/vnd.openxmlformats-officedocument';
/** Word and Excel files are recognised by their part names, which are not encrypted. */
const officeKinds = [
  { part: 'word/document.xml', mediaType: `${office}.wordprocessingml.document`, extension: 'docx' },
  { part: 'xl/workbook.xml', mediaType: `${office}.spreadsheetml.sheet`, extension: 'xlsx' },
];

interface Judged {
  mediaType: string;
  extension: string;
  kept: Intake;
}

/** Determines the type by content: a PDF or office document is kept byte for byte, a picture is re-encoded. Null for anything else. */
async function judge(sent: Intake, storage: FileStorage, personId: number): Promise<Judged | null> {
  const head = await headOf(sent.path, 5);
  if (head === '%PDF-') return inspectPdf(sent.path, personId).then(() => ({ mediaType: 'application/pdf', extension: 'pdf', kept: sent }));
  if (head.startsWith('PK\u0003\u0004')) {
    const kind = await inTurn(personId, async () => officeKindOf(await readFile(sent.path)));
    return kind && { ...kind, kept: sent };
  }
  const { bytes } = await smallPicture(sent.path, side, personId);
  return { mediaType: 'image/webp', extension: 'webp', kept: await storage.take(Readable.from([bytes]), maxKeptBytes) };
}

function officeKindOf(bytes: Buffer): (typeof officeKinds)[number] | null {
  const kind = officeKinds.find(({ part }) => bytes.includes(part));
  return kind && bytes.includes('[Content_Types].xml') && !bytes.includes('vbaProject') ? kind : null;
}

/**
 * Accepts a file for a field of a page: a PDF, a picture, or a Word or Excel file without macros. Anything else is refused, whatever its
 * name.
 */
export async function takeSettingsFile(
  { actor: { personId } }: ReadContext,
  storage: FileStorage,
  { table, field }: { table: MasterTable; field: string },
  { intake: sent, name: given }: SentFile,
): Promise<Prepared<{ fileId: number; name: string }>> {
  const judged = await judge(sent, storage, personId).catch((error) => {
    if (error instanceof BadPdf || error instanceof BadPicture) return null;
    throw error;
  });
  if (!judged) throw fileNotTaken(given);
  const { mediaType, extension, kept } = judged;
  const name = withExtension(given, extension);
  await kept.keep();
  const file = { name, mediaType, sha256: kept.sha256, size: kept.size };
  return async ({ db, now, audit }) => {
    audit({ detail: { page: table.path, size: file.size } });
    return { fileId: await insertSettingsFile(db, { path: table.path, field, file }, { personId, now }), name };
  };
}

/** Deletes files of the settings that no row refers to after a day. */
export async function sweepSettingsFiles({ db, clock }: World, storage: FileStorage): Promise<void> {
  const unused = await db.transaction().execute((transaction) => discardUnnamedFiles(transaction, new Date(clock().getTime() - dayMs)));
  for (const sha256 of unused) await storage.remove(sha256, sentAgainMs);
}
