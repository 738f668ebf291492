import type { LetterReading } from '@sarabun/contract/documents/letter-reading';
import type { StampPlace } from '@sarabun/contract/documents/register-incoming';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { Refusal } from '../../../platform/errors';
import { BadPdf, type PdfLines, readPdfLines } from '../../../platform/media/pdf';
import { topSecretRefused } from '../letter/refusals';
import { freePlace } from './free-place-rules';
import { readLetter } from './letter-reading-rules';

const topSecret = 4;
export const memo = 2;

/** The lines of a file; none of one that cannot be read. */
export const readLines = (path: string, personId: number): Promise<PdfLines> =>
  readPdfLines(path, personId).catch((error) => {
    if (error instanceof BadPdf || error instanceof Refusal) return { pages: [], ratio: 1 };
    throw error;
  });

/** Where the receive stamp goes on the first page of these, if its usual place is written on. */
export const stampPlaceOn = ({ pages, ratio }: PdfLines, isMemo: boolean): StampPlace | null => freePlace((pages[0] ?? []).flat(), ratio, isMemo);

interface ReadUpload {
  reading: LetterReading;
  /** Where the receive stamp goes on the first page, if its usual place is written on. */
  stampAt: StampPlace | null;
}

/**
 * Reads a file that was taken in as a letter. One that cannot be read says nothing and is taken all the same; one that bears the mark
 * ลับที่สุด is refused (ข้อ 29).
 */
export async function readUpload(path: string, personId: number, now: Date): Promise<ReadUpload> {
  const { pages, ratio } = await readLines(path, personId);
  const reading = readLetter(pages, bangkokDay(now));
  if (reading.secrecy?.value === topSecret) throw topSecretRefused();
  return { reading, stampAt: stampPlaceOn({ pages, ratio }, reading.kind?.value === memo) };
}
