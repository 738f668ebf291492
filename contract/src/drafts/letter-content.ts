import * as z from 'zod/mini';
import { day, whole } from '../wire';
import { richText } from './rich-text';

const line = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '');

const attendant = z.object({ name: z.string().check(z.trim(), z.maxLength(200)), position: z.string().check(z.trim(), z.maxLength(200)) });
export type Attendant = z.output<typeof attendant>;
const attendants = z._default(z.array(attendant).check(z.maxLength(200)), []);

/**
 * The content of an own letter of any kind: each kind uses some of these fields (`letter-fields.ts`), the others stay empty. Stored as
 * typed; the form decides how it is printed.
 */
export const letterContent = z.object({
  /** Thai, or a letter in English (annex 4). */
  language: z._default(z.enum(['th', 'en']), 'th'),
  subject: line(1000),
  /** เรียน, กราบเรียน …; the name after "Dear" in English. */
  salutation: line(100),
  addressee: line(300),
  /** The addressee that was proposed for an answer, until its writer has checked it. */
  proposedAddressee: line(300),
  /** The row of annex 2 that the writer chose for the receiver; empty for the one that follows from the name. */
  addressForm: line(10),
  /** ขอแสดงความนับถือ …; empty for kinds without closing words. */
  closing: line(100),
  /** Earlier letters, as printed after อ้างถึง. */
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
  /** For an order, the words after ทั้งนี้ ตั้งแต่: a day (`in-force.ts`), or what the writer says. */
  effectiveFrom: line(200),
  /** For a regulation or by-law: ว่าด้วย… */
  about: line(300),
  /** ฉบับที่ … */
  edition: line(100),
  /** For a certificate: its subject. */
  subjectPerson: line(300),
  /** For minutes. */
  meeting: line(300),
  sessionNumber: line(20),
  /** The Buddhist year after the session number. */
  sessionYear: line(10),
  heldOn: z._default(z.nullable(day), null),
  place: line(300),
  opensAt: line(20),
  closesAt: line(20),
  present: attendants,
  absent: attendants,
  attending: attendants,
  /** A position of the recorder besides the post, such as เลขานุการคณะกรรมการ. */
  recorderPosition: line(200),
  reviewerPosition: line(200),
  /** The agency form it is written on; empty for the forms of the regulation. */
  formCode: line(40),
  /** How many of its members sign a letter of a committee, and whether they are asked one after the other; null without a committee. */
  panel: z._default(z.nullable(z.object({ needed: whole(1, 20), inTurn: z.boolean() })), null),
  /** Values of the agency form's fields, by key. */
  formValues: z._default(z.record(z.string().check(z.maxLength(40)), z.string().check(z.trim(), z.maxLength(1000))), {}),
});
export type LetterContent = z.output<typeof letterContent>;

export const emptyContent: LetterContent = letterContent.parse({});
