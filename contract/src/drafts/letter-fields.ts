import type { DocumentKind } from '../documents/document-kind';
import { formatDay } from '../values/buddhist-date';
import type { Label } from '../values/label';
import { toThaiDigits } from '../values/thai-digits';
import type { LetterContent } from './letter-content';
import { isBlank } from './rich-text';

/** A field of the editor; `references`, `enclosures` and lists of persons have their own editors. */
export type LetterField = Exclude<keyof LetterContent, 'language' | 'addressForm' | 'proposedAddressee' | 'formCode' | 'formValues' | 'panel'>;

/** The labels of fields. A kind may override them. */
export const fieldLabels: Record<LetterField, Label> = {
  subject: { th: 'เรื่อง', en: 'Subject' },
  salutation: { th: 'คำขึ้นต้น', en: 'Salutation' },
  addressee: { th: 'ผู้รับ', en: 'Addressee' },
  closing: { th: 'คำลงท้าย', en: 'Closing' },
  references: { th: 'อ้างถึง', en: 'Reference' },
  enclosures: { th: 'สิ่งที่ส่งมาด้วย', en: 'Enclosures' },
  copies: { th: 'สำเนาส่ง', en: 'Copies to' },
  body: { th: 'ข้อความ', en: 'Text' },
  telephone: { th: 'โทร.', en: 'Telephone' },
  fax: { th: 'โทรสาร', en: 'Fax' },
  email: { th: 'ไปรษณีย์อิเล็กทรอนิกส์', en: 'E-mail' },
  address: { th: 'ที่อยู่ส่วนราชการ', en: 'Address of the agency' },
  effectiveFrom: { th: 'ทั้งนี้ ตั้งแต่', en: 'In force from' },
  about: { th: 'ว่าด้วย', en: 'Concerning' },
  edition: { th: 'ฉบับที่', en: 'Edition' },
  subjectPerson: { th: 'รับรองผู้ใด', en: 'Whom it is about' },
  meeting: { th: 'รายงานการประชุม', en: 'Meeting' },
  sessionNumber: { th: 'ครั้งที่', en: 'Session' },
  sessionYear: { th: 'พ.ศ.', en: 'Year (B.E.)' },
  heldOn: { th: 'เมื่อวันที่', en: 'Held on' },
  place: { th: 'ณ', en: 'Place' },
  opensAt: { th: 'เริ่มประชุมเวลา', en: 'Began at' },
  closesAt: { th: 'เลิกประชุมเวลา', en: 'Ended at' },
  present: { th: 'ผู้มาประชุม', en: 'Present' },
  absent: { th: 'ผู้ไม่มาประชุม', en: 'Absent' },
  attending: { th: 'ผู้เข้าร่วมประชุม', en: 'In attendance' },
  recorderPosition: { th: 'ตำแหน่งผู้จดรายงาน (เพิ่มเติม)', en: 'Further position of the recorder' },
  reviewerPosition: { th: 'ตำแหน่งผู้ตรวจรายงาน (เพิ่มเติม)', en: 'Further position of the reviewer' },
};

/**
 * The source of a letter's number: a register's series, or the writer. A notice (including a regulation or by-law) has its edition and
 * year, and a send number only if the agency says so.
 */
export type Numbering = 'send' | 'circular' | 'order' | 'certificate' | 'form' | 'notice' | 'own';

/**
 * Whether the writer chooses between the owner's registry and the central one. Any other number is that of the issuer: the signer's unit.
 */
export const choosesRegistry = (numbering: Numbering): boolean => numbering === 'send' || numbering === 'circular';

/** One kind of own letter: its fields in screen order, and how it is numbered, signed and sent. */
export interface LetterForm {
  fields: readonly LetterField[];
  required: readonly LetterField[];
  labels?: Partial<Record<LetterField, Label>>;
  numbering: Numbering;
  /** Whether it has receivers; otherwise it is only filed or published. */
  isSent: boolean;
  /** Its signatures, in order. */
  signers: readonly ('signer' | 'recorder' | 'reviewer')[];
  salutation?: string;
  closing?: string;
  /** May be written in English (annex 4). */
  mayBeEnglish?: true;
  /** May be signed by a committee, as many of its members as the writer says. */
  mayHavePanel?: true;
}

const contact = ['telephone', 'fax', 'email'] as const;
const letter: Omit<LetterForm, 'numbering'> = {
  fields: ['subject', 'salutation', 'addressee', 'references', 'enclosures', 'body', 'closing', ...contact, 'address', 'copies'],
  required: ['subject', 'addressee', 'body'],
  isSent: true,
  signers: ['signer'],
  salutation: 'เรียน',
  closing: 'ขอแสดงความนับถือ',
  mayBeEnglish: true,
  mayHavePanel: true,
};
const notice: LetterForm = {
  fields: ['subject', 'edition', 'body'],
  required: ['subject', 'body'],
  numbering: 'notice',
  isSent: false,
  signers: ['signer'],
};
const regulation: LetterForm = {
  fields: ['about', 'edition', 'body'],
  required: ['about', 'body'],
  numbering: 'notice',
  isSent: false,
  signers: ['signer'],
};

/** Every kind of own letter (specification §3). A note is signed by its writer or by who decided on it. */
export const letterForms: Record<DocumentKind, LetterForm> = {
  1: { ...letter, numbering: 'send' },
  2: {
    fields: ['subject', 'salutation', 'addressee', 'references', 'enclosures', 'body', 'telephone', 'fax'],
    required: ['subject', 'addressee', 'body'],
    numbering: 'send',
    isSent: true,
    signers: ['signer'],
    salutation: 'เรียน',
    mayHavePanel: true,
  },
  3: { ...letter, numbering: 'circular' },
  4: {
    fields: ['subject', 'body', 'effectiveFrom'],
    required: ['subject', 'body'],
    numbering: 'order',
    isSent: true,
    signers: ['signer'],
    mayHavePanel: true,
  },
  5: regulation,
  6: regulation,
  7: { ...notice, mayHavePanel: true },
  8: notice,
  9: notice,
  10: {
    fields: ['subject', 'subjectPerson', 'body', 'address'],
    required: ['subject', 'subjectPerson', 'body'],
    numbering: 'certificate',
    isSent: false,
    signers: ['signer'],
  },
  11: {
    fields: [
      'meeting',
      'sessionNumber',
      'sessionYear',
      'heldOn',
      'place',
      'present',
      'absent',
      'attending',
      'opensAt',
      'body',
      'closesAt',
      'recorderPosition',
      'reviewerPosition',
    ],
    required: ['meeting', 'sessionNumber', 'sessionYear', 'heldOn', 'place', 'present', 'body'],
    numbering: 'own',
    isSent: false,
    signers: ['recorder', 'reviewer'],
    mayHavePanel: true,
  },
  14: {
    fields: ['subject', 'salutation', 'addressee', 'body'],
    required: ['subject', 'addressee', 'body'],
    numbering: 'send',
    isSent: true,
    signers: ['signer'],
    salutation: 'เรียน',
  },
  15: {
    fields: ['subject', 'addressee', 'enclosures', 'body', ...contact],
    required: ['subject', 'body'],
    numbering: 'send',
    isSent: true,
    signers: ['signer'],
  },
  16: {
    fields: ['subject', 'addressee', 'enclosures', 'body', ...contact],
    required: ['subject', 'addressee', 'body'],
    labels: { addressee: { th: 'ถึง', en: 'To' } },
    numbering: 'send',
    isSent: true,
    signers: ['signer'],
  },
};

/** Whether a letter is printed in English: only some kinds have such a form. */
export const isInEnglish = (kind: DocumentKind, { language }: Pick<LetterContent, 'language'>): boolean =>
  language === 'en' && letterForms[kind].mayBeEnglish === true;

/** Whether a letter may be signed by a committee: on some forms of the regulation, in Thai. */
export const mayHavePanel = (kind: DocumentKind, content: Pick<LetterContent, 'language' | 'formCode'>): boolean =>
  letterForms[kind].mayHavePanel === true && !isInEnglish(kind, content) && content.formCode === '';

/** The missing fields of a letter before submission, in form order. */
export function lackingFields(kind: DocumentKind, content: LetterContent): LetterField[] {
  return letterForms[kind].required.filter((field) => isLacking(content, field));
}

function isLacking(content: LetterContent, field: LetterField): boolean {
  if (field === 'body') return isBlank(content.body);
  const value = content[field];
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === '';
}

/** An agency form, such as a licence, as data. */
export interface AgencyForm {
  code: string;
  name: Label;
  heading: string;
  opening: string;
  fields: { name: string; label: Label; required: boolean }[];
}

/** The kind of letters on an agency form. */
export const agencyFormKind: DocumentKind = 15;

export const lackingFormFields = (form: AgencyForm, { formValues }: LetterContent) =>
  form.fields.filter(({ name, required }) => required && !formValues[name]?.trim());

export const numberingOf = (kind: DocumentKind, { formCode }: Pick<LetterContent, 'formCode'>): Numbering =>
  kind === agencyFormKind && formCode ? 'form' : letterForms[kind].numbering;

/** Whether the name of its kind stands before the number of a letter: of what has a series of its own, the number says too little by itself. */
export const bearsKind = (kind: number): boolean => !choosesRegistry((letterForms as Partial<Record<number, LetterForm>>)[kind]?.numbering ?? 'send');

/** The title of a letter in lists; kinds without a subject use another field. */
export function titleOf(kind: DocumentKind, content: LetterContent): string {
  if (kind === 11) return [`รายงานการประชุม${content.meeting}`, sessionOf(content) && `ครั้งที่ ${sessionOf(content)}`].filter(Boolean).join(' ');
  if (kind === 5 || kind === 6)
    return [kind === 5 ? 'ระเบียบ' : 'ข้อบังคับ', content.about && `ว่าด้วย${content.about}`, content.edition && `(ฉบับที่ ${content.edition})`]
      .filter(Boolean)
      .join(' ');
  return content.subject;
}

/** What replaces the number of a letter without a register number: the session of minutes, the edition and Buddhist year of a notice. */
export function ownNumberOf(kind: DocumentKind, content: LetterContent, year: number): string {
  if (kind === 11) return sessionOf(content);
  return [content.edition && `ฉบับที่ ${content.edition}`, `พ.ศ. ${year}`].filter(Boolean).join(' ');
}

/** The session number with its year, `3/2569`; empty if there is none yet. */
export function sessionOf({ sessionNumber, sessionYear }: LetterContent): string {
  return sessionNumber && sessionYear ? `${sessionNumber}/${sessionYear}` : sessionNumber;
}

/** Suggested opening and closing words (annex 2). */
export const proposedWords: Partial<Record<LetterField, readonly string[]>> = {
  salutation: ['เรียน', 'กราบเรียน', 'นมัสการ', 'ถึง', 'Dear'],
  closing: ['ขอแสดงความนับถือ', 'ขอแสดงความนับถืออย่างยิ่ง', 'ขอนมัสการด้วยความเคารพ', 'Yours sincerely,', 'Yours faithfully,'],
};

/** A reference to a letter, as printed after อ้างถึง. */
export function referenceTo({ sender, number, datedOn }: { sender: string; number: string; datedOn: string | null }): string {
  return `หนังสือ${sender} ที่ ${toThaiDigits(number)}${datedOn ? ` ลงวันที่ ${toThaiDigits(formatDay(datedOn, 'th', 'long'))}` : ''}`;
}
