import * as z from 'zod/mini';
import { day } from '../wire';
import { richText } from './rich-text';

const line = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '');

const attendant = z.object({ name: z.string().check(z.trim(), z.maxLength(200)), position: z.string().check(z.trim(), z.maxLength(200)) });
export type Attendant = z.output<typeof attendant>;
const attendants = z._default(z.array(attendant).check(z.maxLength(200)), []);

/**
 * What an own letter says, whatever its kind: each kind uses some of these fields (`letter-fields.ts`), and those it does not use
 * stay empty. Kept as it is typed; how it is printed is the matter of its form.
 */
export const letterContent = z.object({
  /** Thai, or a letter in English (annex 4). */
  language: z._default(z.enum(['th', 'en']), 'th'),
  subject: line(1000),
  /** เรียน, กราบเรียน …; Dear in English. */
  salutation: line(100),
  addressee: line(300),
  /** ขอแสดงความนับถือ …; empty on kinds that close without words. */
  closing: line(100),
  /** Earlier letters, as they are printed after อ้างถึง. */
  references: z._default(z.array(z.string().check(z.trim(), z.maxLength(500))).check(z.maxLength(20)), []),
  enclosures: z._default(
    z.array(z.object({ name: z.string().check(z.trim(), z.maxLength(300)), quantity: z.string().check(z.trim(), z.maxLength(100)) })).check(z.maxLength(30)),
    [],
  ),
  /** สำเนาส่ง; CC in English. */
  copies: z._default(z.array(z.string().check(z.trim(), z.maxLength(300))).check(z.maxLength(30)), []),
  body: z._default(richText, []),
  telephone: line(100),
  fax: line(100),
  email: line(200),
  /** The owner's address as printed at the right, line by line. */
  address: line(500),
  /** Of an order: ทั้งนี้ ตั้งแต่ … */
  effectiveFrom: line(200),
  /** Of a regulation or by-law: ว่าด้วย… */
  about: line(300),
  /** ฉบับที่ … */
  edition: line(100),
  /** Of a certificate: whom it is about. */
  subjectPerson: line(300),
  /** Of minutes. */
  meeting: line(300),
  sessionNumber: line(20),
  /** The Buddhist year after the number of the session. */
  sessionYear: line(10),
  heldOn: z._default(z.nullable(day), null),
  place: line(300),
  opensAt: line(20),
  closesAt: line(20),
  present: attendants,
  absent: attendants,
  attending: attendants,
  /** A position of the recorder beyond the post, such as เลขานุการคณะกรรมการ. */
  recorderPosition: line(200),
  reviewerPosition: line(200),
  /** The form of the agency's own on which it is written; empty for the forms of the regulation. */
  formCode: line(40),
  /** Values of the fields of a form of the agency, by the name of the field. */
  formValues: z._default(z.record(z.string().check(z.maxLength(40)), z.string().check(z.trim(), z.maxLength(1000))), {}),
});
export type LetterContent = z.output<typeof letterContent>;

/** A letter in which nothing is written yet. */
export const emptyContent: LetterContent = letterContent.parse({});
