import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { CopiedLetter, DraftView, LetterReceiver, LetterStep, newDraft } from '@sarabun/contract/drafts/drafts';
import { headOfOffice } from '@sarabun/contract/drafts/head-of-office';
import { emptyContent, type LetterContent } from '@sarabun/contract/drafts/letter-content';
import {
  type AgencyForm,
  fieldLabels,
  type LetterField,
  lackingFields,
  lackingFormFields,
  letterForms,
  referenceTo,
} from '@sarabun/contract/drafts/letter-fields';
import { fillFields } from '@sarabun/contract/drafts/template-fields';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { telephoneInEnglish } from '@sarabun/contract/values/thai-digits';
import { lacksMembers } from './panel/panel-steps';

/** A file of the letter: already stored, or just uploaded. */
export interface LetterFile {
  fileId: number | null;
  uploadId: string | null;
  name: string;
  pages: number | null;
}

/** All input of the editor. */
export interface DraftFields {
  kind: DocumentKind;
  ownerUnitId: number;
  speed: 1 | 2 | 3 | 4;
  secrecy: 1 | 2 | 3 | 4;
  usesOwnerNumber: boolean;
  personal: boolean;
  content: LetterContent;
  receivers: LetterReceiver[];
  steps: LetterStep[];
  answers: DraftView['answers'];
  files: LetterFile[];
}

export type NewDraft = AnswerOf<typeof newDraft>;

/** A new letter of a kind with the words of its form, the lines of its unit and, for an answer, reference, addressee and receiver. */
export function freshFields(kind: DocumentKind, { units, answered }: NewDraft, formCode = ''): DraftFields {
  const form = letterForms[kind];
  const unit = units[0];
  const content: LetterContent = {
    ...emptyContent,
    salutation: form.salutation ?? '',
    closing: form.closing ?? '',
    telephone: unit?.telephone ?? '',
    fax: unit?.fax ?? '',
    email: unit?.email ?? '',
    address: unit?.address ?? '',
    formCode,
    sessionYear: kind === 11 ? thisYear() : '',
  };
  const fresh: DraftFields = {
    kind,
    ownerUnitId: unit?.unitId ?? 0,
    speed: 1,
    secrecy: 1,
    usesOwnerNumber: true,
    personal: false,
    content,
    receivers: [],
    steps: [],
    answers: [],
    files: [],
  };
  if (!answered) return fresh;
  const { documentId, number, subject, sender, senderDeskId, secrecy } = answered;
  const addressee = proposedAddressee(answered);
  return {
    ...fresh,
    secrecy: secrecy as DraftFields['secrecy'],
    content: { ...content, subject, addressee, proposedAddressee: addressee, references: [referenceTo(answered)] },
    receivers: form.isSent ? [{ deskId: senderDeskId, name: sender }] : [],
    answers: [{ documentId, number, subject }],
  };
}

/** A new letter that begins as an earlier one. */
export function copiedFields({ kind, ownerUnitId, speed, secrecy, usesOwnerNumber, personal, content, receivers, steps }: CopiedLetter): DraftFields {
  const sessionYear = kind === 11 ? thisYear() : '';
  return { kind, ownerUnitId, speed, secrecy, usesOwnerNumber, personal, content: { ...content, sessionYear }, receivers, steps, answers: [], files: [] };
}

/** A new letter that begins with a template, with the lines of its unit and what was put into its fields. */
export function fromTemplate(template: NonNullable<NewDraft['template']>, begin: NewDraft, values: ReadonlyMap<string, string>): DraftFields {
  const fresh = freshFields(template.kind, begin);
  const { telephone, fax, email, address, sessionYear } = fresh.content;
  const content = { ...fillFields(template.content, values), telephone, fax, email, address, sessionYear };
  const [unit] = begin.units;
  // The lines are those of a Thai letter until here.
  return { ...fresh, content: content.language === 'en' ? withLines(content, linesOf(unit, 'th'), linesOf(unit, 'en')) : content };
}

const thisYear = () => String(new Date().getFullYear() + 543);

/** To whom an answer is addressed: the post of the head of the office that wrote (ข้อ 11, annex 2), or the office where its name tells no post. */
const proposedAddressee = ({ sender, senderHead }: NonNullable<NewDraft['answered']>): string => senderHead || headOfOffice(sender) || sender;

/**
 * Converts a letter to another kind: fields that the new form does not print are kept, and the new form's words replace those of the old
 * one.
 */
export function ofKind(fields: DraftFields, kind: DocumentKind, unit: Unit | undefined): DraftFields {
  const [before, after] = [letterForms[fields.kind], letterForms[kind]];
  // A kind without an English form is written in Thai.
  const content = fields.content.language === 'en' && !after.mayBeEnglish ? inLanguage(fields.content, 'th', fields.kind, unit) : fields.content;
  const swap = (word: string, old: string | undefined, now: string | undefined) => (word === (old ?? '') ? (now ?? '') : word);
  return {
    ...fields,
    kind,
    content: {
      ...content,
      formCode: '',
      panel: letterForms[kind].mayHavePanel ? content.panel : null,
      salutation: swap(content.salutation, before.salutation, after.salutation),
      closing: swap(content.closing, before.closing, after.closing),
    },
    steps: before.signers.length === after.signers.length ? fields.steps : [],
  };
}

type Unit = NewDraft['units'][number];
const unitLines = ['telephone', 'fax', 'email', 'address'] as const;

/** The lines of a unit in the letter's language. */
function linesOf(unit: Unit | undefined, language: 'th' | 'en') {
  const { telephone = '', fax = '', email = '', address = '', addressEn = '' } = unit ?? {};
  if (language === 'th') return { telephone, fax, email, address };
  return { telephone: telephoneInEnglish(telephone), fax: telephoneInEnglish(fax), email, address: addressEn };
}

/** Replaces the lines by those of another unit or language, where they are unchanged. */
function withLines(content: LetterContent, before: ReturnType<typeof linesOf>, after: ReturnType<typeof linesOf>): LetterContent {
  const next = { ...content };
  for (const line of unitLines) if (content[line] === before[line]) next[line] = after[line];
  return next;
}

/** Switches a letter to English or Thai, with its opening and closing words and its unit's lines. */
export function inLanguage(content: LetterContent, language: 'th' | 'en', kind: DocumentKind, unit: Unit | undefined): LetterContent {
  const form = letterForms[kind];
  const lines = withLines(content, linesOf(unit, content.language), linesOf(unit, language));
  if (language === 'en') return { ...lines, language, panel: null, salutation: 'Dear', closing: 'Yours sincerely,' };
  return { ...lines, language, salutation: form.salutation ?? '', closing: form.closing ?? '' };
}

/** Another owner brings its own lines, where those of the previous one are unchanged. */
export function ownedBy({ ownerUnitId, content }: DraftFields, unitId: number, units: NewDraft['units']): Partial<DraftFields> {
  const [before, after] = [units.find((unit) => unit.unitId === ownerUnitId), units.find((unit) => unit.unitId === unitId)];
  if (!after) return {};
  return { ownerUnitId: unitId, content: withLines(content, linesOf(before, content.language), linesOf(after, content.language)) };
}

/** The addressee that was proposed and still stands, and that the writer has not checked; null if there is none. */
export const uncheckedAddressee = ({ addressee, proposedAddressee: proposed }: LetterContent): string | null =>
  proposed !== '' && proposed === addressee ? proposed : null;

/** A draft in the form of the editor. */
export function fieldsOf(draft: DraftView): DraftFields {
  const { kind, ownerUnitId, speed, secrecy, usesOwnerNumber, personal, content, receivers, steps, answers } = draft;
  return {
    kind,
    ownerUnitId,
    speed,
    secrecy,
    usesOwnerNumber,
    personal,
    content,
    receivers,
    steps,
    answers,
    files: draft.files.map((file) => ({ ...file, uploadId: null })),
  };
}

/** The fields in the form of the call. */
export function givenOf({ steps, answers, files, content, ...fields }: DraftFields) {
  return {
    ...fields,
    content: withoutEmptyLines(content),
    steps: steps.map(({ deskId, role, ofPanel = false }) => ({ deskId, role, ofPanel })),
    answers: answers.map(({ documentId }) => documentId),
    fileIds: files.flatMap(({ fileId }) => fileId ?? []),
    uploadIds: files.flatMap(({ uploadId }) => uploadId ?? []),
  };
}

/** Whether something stands in a line of a list. */
export const isFilled = (parts: Readonly<Record<string, string>>): boolean => Object.values(parts).some((part) => part.trim() !== '');

/** A line that was begun stays on the screen; the letter has it once something stands in it. */
function withoutEmptyLines(content: LetterContent): LetterContent {
  const { references, copies, enclosures, present, absent, attending } = content;
  const texts = (lines: string[]) => lines.filter((text) => isFilled({ text }));
  return {
    ...content,
    references: texts(references),
    copies: texts(copies),
    enclosures: enclosures.filter(isFilled),
    present: present.filter(isFilled),
    absent: absent.filter(isFilled),
    attending: attending.filter(isFilled),
  };
}

/** What a letter still lacks before submission, by field. */
export type Lacking = LetterField | 'receivers' | 'steps' | `form.${string}`;

function lacksSigner(kind: DocumentKind, { panel }: LetterContent, steps: readonly LetterStep[]): boolean {
  const signers = steps.filter(({ role }) => role === 'sign');
  const { length: wanted } = letterForms[kind].signers;
  if (panel) return lacksMembers(signers, panel.needed, wanted > 1);
  return signers.length === 0 || (wanted > 1 && signers.length !== wanted);
}

export function lackingOf({ kind, content, receivers, steps }: DraftFields, agencyForm?: AgencyForm): Lacking[] {
  const form = letterForms[kind];
  const onForm = agencyForm ? lackingFormFields(agencyForm, content).map(({ name }) => `form.${name}` as const) : [];
  return [
    ...(agencyForm ? onForm : lackingFields(kind, content)),
    ...(form.isSent && !agencyForm && receivers.length === 0 ? (['receivers'] as const) : []),
    ...(lacksSigner(kind, content, steps) ? (['steps'] as const) : []),
  ];
}

export const labelOf = (kind: DocumentKind, field: LetterField, language: 'th' | 'en') => (letterForms[kind].labels?.[field] ?? fieldLabels[field])[language];
