import type { LetterReading } from '@sarabun/contract/documents/letter-reading';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { Refusal } from '../../../platform/errors';
import { BadPdf, readPdfLines } from '../../../platform/media/pdf';
import { topSecretRefused } from '../letter/refusals';
import { readLetter } from './letter-reading-rules';

const topSecret = 4;

/**
 * Reads a file that was taken in as a letter. One that cannot be read says nothing and is taken all the same; one that bears the mark
 * ลับที่สุด is refused (ข้อ 29).
 */
export async function readUpload(path: string, personId: number, now: Date): Promise<LetterReading> {
  const pages = await readPdfLines(path, personId).catch((error) => {
    if (error instanceof BadPdf || error instanceof Refusal) return [];
    throw error;
  });
  const reading = readLetter(pages, bangkokDay(now));
  if (reading.secrecy?.value === topSecret) throw topSecretRefused();
  return reading;
}
