/**
 * What is printed on each form, field by field, as text in Thai with Thai digits. The layout lies in `letters/<form>.typ`.
 * Empty text and empty lists print nothing, not even their label.
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
}
export type FormName = keyof Forms;

/** A piece of the body. `kind` is the only word that is not printed. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'item'; number: string; level: 1 | 2; text: string } | { kind: 'heading'; text: string };

interface Signer {
  /** With prefix, as it stands in brackets. */
  name: string;
  /** The post, and below it the post acted for. */
  position: string[];
}

interface Marked {
  /** ด่วน, ด่วนมาก, ด่วนที่สุด, or empty. */
  speed: string;
  /** ลับ, ลับมาก, or empty. */
  secrecy: string;
}

/** Who is in charge of the matter: name of the division, then telephone and mail. */
interface Owner {
  unit: string;
  lines: string[];
}

/** Form 1; a circular letter is one whose number carries ว. */
export interface ExternalLetter extends Marked {
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
export interface Memo extends Marked {
  /** The unit that writes, with its telephone. */
  unit: string;
  number: string;
  date: string;
  subject: string;
  salutation: string;
  addressee: string;
  body: Block[];
  signer: Signer;
}

interface Note {
  secrecy: string;
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
}

/** Form 4. */
interface Order {
  secrecy: string;
  /** Name of the agency or the post, without the word คำสั่ง. */
  issuer: string;
  number: string;
  subject: string;
  body: Block[];
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
interface Announcement {
  issuer: string;
  subject: string;
  body: Block[];
  date: string;
  signer: Signer;
}

/** Forms 8 and 9. */
interface Notice {
  agency: string;
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
interface Minutes {
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
  recorder: Attendant;
  reviewer: Attendant;
}

/** A letter of a company or a citizen. */
interface PlainLetter {
  /** Name, then address; one line alone stands at the right. */
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
