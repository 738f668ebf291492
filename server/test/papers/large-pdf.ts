import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';

/** A readable PDF of so many bytes and a little more that cannot be compressed, and is like no other. */
export async function largePdf(bytes: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  await pdf.attach(randomBytes(bytes), 'content.bin', { mimeType: 'application/octet-stream' });
  return Buffer.from(await pdf.save());
}
