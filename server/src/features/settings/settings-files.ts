import { Readable } from 'node:stream';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { Prepared, World } from '../../platform/action';
import { withExtension } from '../../platform/file-name';
import type { FileStorage, Intake } from '../../platform/files';
import { BadPdf, inspectPdf } from '../../platform/pdf';
import { BadPicture, smallPicture } from '../../platform/picture';
import { fileNotTaken } from './refusals';
import { discardUnnamedFiles, insertSettingsFile } from './settings-file-store';

/** Longest side of a kept picture in pixels. */
const side = 2000;
const largestKept = 30 * 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

const office = 'application/vnd.openxmlformats-officedocument';
/** What a Word or Excel file is known by: its parts are named in the clear. */
const officeKinds = [
  { part: 'word/document.xml', mediaType: `${office}.wordprocessingml.document`, extension: 'docx' },
  { part: 'xl/workbook.xml', mediaType: `${office}.spreadsheetml.sheet`, extension: 'xlsx' },
];

interface Judged {
  mediaType: string;
  extension: string;
  kept: Buffer;
}

/** What a file is by its content: a PDF or an office document is kept byte for byte, a picture is written anew. Null is none of these. */
async function judge(bytes: Buffer): Promise<Judged | null> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { mediaType: 'application/pdf', extension: 'pdf', kept: bytes };
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    const kind = officeKinds.find(({ part }) => bytes.includes(part));
    return kind && bytes.includes('[Content_Types].xml') && !bytes.includes('vbaProject') ? { ...kind, kept: bytes } : null;
  }
  try {
    return { mediaType: 'image/webp', extension: 'webp', kept: (await smallPicture(bytes, side)).bytes };
  } catch (error) {
    if (error instanceof BadPicture) return null;
    throw error;
  }
}

/** Takes a file for a field of a page: a PDF, a picture, a Word or Excel file without macros. Anything else is refused, whatever its name says. */
export async function takeSettingsFile(
  storage: FileStorage,
  { table, field }: { table: MasterTable; field: string },
  { bytes, name: sent }: { bytes: Buffer; name: string },
): Promise<Prepared<{ fileId: number; name: string }>> {
  const judged = await judge(bytes);
  if (!judged) throw fileNotTaken(sent);
  const name = withExtension(sent, judged.extension);
  const intake = await storage.take(Readable.from([judged.kept]), largestKept);
  if (judged.mediaType === 'application/pdf') await provePdf(intake, name);
  await intake.keep();
  const file = { name, mediaType: judged.mediaType, sha256: intake.sha256, size: intake.size };
  return async ({ db, actor, now, audit }) => {
    audit({ detail: { page: table.path, size: file.size } });
    return { fileId: await insertSettingsFile(db, { path: table.path, field, file }, { personId: actor.personId, now }), name };
  };
}

async function provePdf(intake: Intake, name: string): Promise<void> {
  try {
    await inspectPdf(intake.path);
  } catch (error) {
    await intake.discard();
    throw error instanceof BadPdf ? fileNotTaken(name) : error;
  }
}

/** Throws away files of the settings that no row has named for a day. */
export async function sweepSettingsFiles({ db, clock }: World, storage: FileStorage): Promise<void> {
  const unused = await db.transaction().execute((transaction) => discardUnnamedFiles(transaction, new Date(clock().getTime() - dayMs)));
  for (const sha256 of unused) await storage.remove(sha256);
}
