import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, id, whole } from '../wire';

const words = (most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(most));
const list = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(1000));

/**
 * Corrects what was typed of a letter from outside when it was received (ที่ ลงวันที่ จาก ถึง เรื่อง อ้างถึง สิ่งที่ส่งมาด้วย ชั้นความเร็ว). Nothing
 * is erased: the former values are kept with the reason, and everybody who sees the letter or its line sees them.
 */
export const correctLetter = endpoint({
  name: 'correctLetter',
  summary: 'Correct what was typed of a letter when it was received, with a reason; what stood before is kept',
  method: 'POST',
  path: '/api/sarabun/correct-letter',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    documentId: id,
    /** How many corrections of the letter the person has seen. */
    seenCorrections: whole(0, 100_000),
    number: words(100),
    datedOn: z.nullable(day),
    sender: words(300),
    addressee: words(300),
    subject: words(1000),
    /** Without them these stay as they are, as for a page that was opened before they could be corrected. */
    references: z.optional(list),
    enclosures: z.optional(list),
    speed: z.optional(z.literal([1, 2, 3, 4])),
    reason: z.string().check(z.trim(), z.maxLength(500)),
  }),
  response: z.object({ item: z.object({ documentId: z.number() }) }),
});
