import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '@sarabun/contract/documents/register-incoming';
import type { ReadContext } from '../../platform/action';
import { cleanFileName } from '../../platform/file-name';
import { type FileStorage, type Intake, TooLarge } from '../../platform/files';
import { BadPdf, inspectPdf } from '../../platform/pdf';
import { insertUpload } from './document-entry-store';
import { badUpload, uploadTooLarge } from './refusals';

const megabyte = 1024 * 1024;
/** Takes a PDF in: hashed on the way, opened to see what it is, kept byte for byte, and remembered as an upload of the person. */
export async function takeUpload(
  context: ReadContext,
  { storage, limit }: { storage: FileStorage; limit: number },
  { content, name: given }: { content: Readable; name: string },
): Promise<UploadedFile> {
  const name = cleanFileName(given, 'file.pdf');
  const intake = await storage.take(content, limit).catch((error) => {
    throw error instanceof TooLarge ? uploadTooLarge(name, limit / megabyte) : error;
  });
  try {
    const { pages } = await inspectPdf(intake.path);
    return await keepFile(context, intake, { id: randomUUID(), name, pages });
  } catch (error) {
    await intake.discard();
    throw error instanceof BadPdf ? badUpload[error.trouble](name) : error;
  }
}

/** Keeps a file that was looked at, and remembers it as an upload of the person. */
export async function keepFile(context: ReadContext, intake: Intake, { id, name, pages }: { id: string; name: string; pages: number }): Promise<UploadedFile> {
  await intake.keep();
  await context.act('uploadFile', async ({ db, actor, now, audit }) => {
    await insertUpload(db, { id, personId: actor.personId, name, sha256: intake.sha256, size: intake.size, pages, now });
    audit({ detail: { uploadId: id, size: intake.size } });
  });
  return { uploadId: id, name, size: intake.size, pages, sha256: intake.sha256.toString('hex') };
}
