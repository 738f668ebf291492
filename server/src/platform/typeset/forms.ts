import type { StampWords } from '@sarabun/contract/documents/stamp-words';
import type { CopyMarks, Envelope } from './copy-forms';
import type { OfPanel, Signer } from './form-signers';
import type { Block } from './printed-body';

export type { Signer } from './form-signers';

/**
 * The text of each form, field by field, in Thai with Thai digits. The layout is in `letters/<form>.typ`. Empty texts and lists print
 * nothing, not even their label.
 */
export interface Forms {
  external: ExternalLetter;
  memo: Memo;
  note: Note;
  stamped: StampedLetter;
  order: Order;
  regulation: Regulation;
  announcement: Announcement;
  statement: Notice;
  news: Notice;
  certificate: Certificate;
  minutes: Minutes;
  plain: PlainLetter;
  stamp: StampWords;
  english: EnglishLetter;
  other: OtherLetter;
  licence: Licence;
  register: PrintedRegister;
  ink: Ink;
  copy: CopyMarks;
  envelope: Envelope;
  excerpt: Excerpt;
}
export type FormName = keyof Forms;

/** How anyone can check an issued letter, printed on each of its pages next to a QR code. */
export interface PrintedProof {
  /** What the QR code says. */
  qr: string;
  /** The small lines next to it, from top to bottom. */
  lines: string[];
  /** What the QR code is, for people who hear the page. */
  alt: string;
}

/** One signature alone, in the room that a signed paper keeps for it; in points. */
interface Ink {
  width: number;
  height: number;
  signer: Signer;
}

interface Marked {
  /** ด่วน, ด่วนมาก, ด่วนที่สุด, or empty. */
  speed: string;
  /** ลับ, ลับมาก, or empty. */
  secrecy: string;
}

/** The owner of the matter: name of the division, then telephone and mail. */
export interface Owner {
  unit: string;
  lines: string[];
}

/** Form 1; a circular letter has ว in its number. */
export interface ExternalLetter extends Marked, OfPanel {
  number: string;
  agency: string;
  address: string[];
  date: string;
  subject: string;
  /** เรียน, กราบเรียน … */
  salutation: string;
  addressee: string;
  references: string[];
  enclosures: { name: string; quantity: string }[];
  body: Block[];
  closing: string;
  signer: Signer;
  owner: Owner;
  copies: string[];
}

/** Form 2. */
export interface Memo extends Marked, OfPanel {
  /** The issuing unit with its telephone. */
  unit: string;
  number: string;
  date: string;
  subject: string;
  salutation: string;
  addressee: string;
  references?: string[];
  enclosures?: { name: string; quantity: string }[];
  body: Block[];
  signer: Signer;
}

interface Note {
  secrecy: string;
  number?: string;
  date: string;
  subject: string;
  salutation: string;
  addressee: string;
  body: Block[];
  signer: Signer;
}

/** Form 3. */
interface StampedLetter extends Marked {
  number: string;
  addressee: string;
  /** Not printed; the title of the file. */
  subject: string;
  body: Block[];
  agency: string;
  date: string;
  owner: Owner;
  /** Who initialled the seal, once signed. */
  initials?: Signer | null;
}

/** Form 4. */
interface Order extends OfPanel {
  secrecy: string;
  /** Name of the agency or the post, without the word คำสั่ง. */
  issuer: string;
  number: string;
  subject: string;
  body: Block[];
  /** After ทั้งนี้ ตั้งแต่, or empty. */
  effectiveFrom?: string;
  date: string;
  signer: Signer;
}

/** Forms 5 and 6. */
interface Regulation {
  /** ระเบียบ… or ข้อบังคับ… with the name of the agency. */
  title: string;
  /** ว่าด้วย… */
  about: string;
  /** (ฉบับที่ …), or empty for the first. */
  edition: string;
  /** พ.ศ. … */
  year: string;
  body: Block[];
  date: string;
  signer: Signer;
}

/** Form 7. */
interface Announcement extends OfPanel {
  issuer: string;
  /** Where the agency numbers its notices. */
  number?: string;
  subject: string;
  /** (ฉบับที่ …), or empty. */
  edition?: string;
  body: Block[];
  date: string;
  signer: Signer;
}

/** Forms 8 and 9. */
interface Notice {
  agency: string;
  /** Where the agency numbers its notices. */
  number?: string;
  subject: string;
  /** ฉบับที่ …, or empty. */
  edition: string;
  body: Block[];
  date: string;
}

/** Form 10. */
interface Certificate {
  number: string;
  agency: string;
  address: string[];
  /** Not printed; the title of the file. */
  subject: string;
  body: Block[];
  date: string;
  signer: Signer;
}

interface Attendant {
  name: string;
  position: string;
}

/** Form 11. */
interface Minutes extends OfPanel {
  secrecy: string;
  meeting: string;
  /** ครั้งที่ … */
  number: string;
  when: string;
  where: string;
  present: Attendant[];
  absent: Attendant[];
  attending: Attendant[];
  opened: string;
  body: Block[];
  closed: string;
  recorder: Attendant | Signer;
  reviewer: Attendant | Signer;
}

/** Chosen items of minutes. */
export type Excerpt = Pick<Minutes, 'secrecy' | 'meeting' | 'number' | 'when' | 'where' | 'body'>;

/** A letter of a company or a citizen. */
interface PlainLetter {
  /** Name, then address; a single line is set at the right. */
  letterhead: string[];
  number: string;
  date: string;
  subject: string;
  salutation: string;
  addressee: string;
  enclosures: string[];
  body: Block[];
  closing: string;
  signer: Signer;
}

/** A letter in English (annex 4, First Person Formal Note as offices write it). */
interface EnglishLetter extends Marked {
  number: string;
  agency: string;
  address: string[];
  date: string;
  /** The name after "Dear". */
  salutation: string;
  addressee: string;
  subject: string;
  references: string[];
  attachments: string[];
  body: Block[];
  closing: string;
  signer: Signer;
  owner: Owner;
  /** The names after "CC". */
  copies: string[];
}

/** Anything else that is filed (ข้อ 27). */
interface OtherLetter {
  secrecy: string;
  number: string;
  date: string;
  subject: string;
  salutation: string;
  addressee: string;
  enclosures: { name: string; quantity: string }[];
  body: Block[];
  signer: Signer;
  owner: Owner;
}

/** Forms 13 and 14: lines of a register by day, in the columns that the agency defines. */
export interface PrintedRegister {
  title: string;
  unit: string;
  columns: { title: string; width: number }[];
  days: { heading: string; rows: { void: number; cells: string[] }[] }[];
}

/** The agency's own form. */
interface Licence {
  secrecy: string;
  heading: string;
  agency: string;
  number: string;
  opening: string;
  fields: { label: string; value: string }[];
  body: Block[];
  date: string;
  signer: Signer;
}
