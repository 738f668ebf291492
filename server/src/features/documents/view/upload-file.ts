import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '@sarabun/contract/documents/register-incoming';
import type { ActContext, Prepared, ReadContext } from '../../../platform/action';
import { type FileStorage, type Intake, TooLarge } from '../../../platform/files';
import { BadPdf, inspectPdf } from '../../../platform/media/pdf';
import { badUpload, uploadTooLarge } from '../letter/refusals';
import { readUpload } from '../reading/read-upload';
import { insertUpload } from './document-entry-store';

const megabyte = 1024 * 1024;
/** Stores and hashes a stream; refuses more than the limit. */
export async function takeIn(content: Readable, name: string, { storage, limit }: { storage: FileStorage; limit: number }): Promise<Intake> {
  return storage.take(content, limit).catch((error) => {
    throw error instanceof TooLarge ? uploadTooLarge(name, limit / megabyte) : error;
  });
}

interface Sent {
  /** What the file is called from now on. */
  name: string;
  /** What it was called by the person, whom a refusal tells this name. */
  sentAs: string;
  reads: boolean;
}

/** Inspects a stored PDF and keeps it byte for byte as an upload of the person; with `reads`, it is read as a letter. */
export async function takeUpload({ actor, now }: ReadContext, intake: Intake, { name, sentAs, reads }: Sent): Promise<Prepared<{ item: UploadedFile }>> {
  const { pages } = await inspectPdf(intake.path, actor.personId).catch((error) => {
    throw error instanceof BadPdf ? badUpload[error.trouble](sentAs) : error;
  });
  const { reading, stampAt = null } = reads ? await readUpload(intake.path, actor.personId, now) : {};
  const keep = await keepFile(intake, { id: randomUUID(), name, pages, readSecrecy: reading?.secrecy?.value ?? null });
  return async (context) => ({ item: { ...(await keep(context)), ...(reading && { reading }), ...(stampAt && { stampAt }) } });
}

/** Keeps an inspected file; the act records it as an upload of the person. */
export async function keepFile(
  intake: Intake,
  { id, name, pages, readSecrecy = null }: { id: string; name: string; pages: number; readSecrecy?: number | null },
): Promise<(act: ActContext) => Promise<UploadedFile>> {
  await intake.keep();
  return async ({ db, actor, now, audit }) => {
    await insertUpload(db, { id, personId: actor.personId, name, sha256: intake.sha256, size: intake.size, pages, readSecrecy, now });
    audit({ detail: { uploadId: id, size: intake.size } });
    return { uploadId: id, name, size: intake.size, pages, sha256: intake.sha256.toString('hex') };
  };
}
