import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { fieldLabels, type LetterField, letterForms } from '@sarabun/contract/drafts/letter-fields';
import { Refusal, wrongField } from '../../platform/errors';

/** Names each missing field of an incomplete letter. */
export function lacking(kind: DocumentKind, fields: readonly LetterField[]): Refusal {
  const labelOf = (field: LetterField) => letterForms[kind].labels?.[field] ?? fieldLabels[field];
  const named = Object.fromEntries(fields.map((field) => [field, { th: `กรุณากรอก${labelOf(field).th}`, en: `${labelOf(field).en} is missing.` }]));
  return new Refusal(
    'invalid',
    'lacking',
    { th: `ยังขาด ${fields.map((field) => labelOf(field).th).join(', ')}`, en: `Still missing: ${fields.map((field) => labelOf(field).en).join(', ')}.` },
    { fields: named },
  );
}

export const noReceiver = () => wrongField('receivers', 'noReceiver', { th: 'กรุณาระบุหน่วยงานผู้รับ', en: 'Please name at least one receiver.' });

export const notOwnUnit = () =>
  wrongField('ownerUnitId', 'notOwnUnit', { th: 'เลือกได้เฉพาะหน่วยงานของท่านหรือหน่วยงานที่อยู่เหนือขึ้นไป', en: 'Only your own unit or one above it can be the owner.' });

export const notClearedYourself = () =>
  wrongField('secrecy', 'notClearedYourself', {
    th: 'ท่านไม่ได้รับแต่งตั้งให้เข้าถึงชั้นความลับนี้ (ระเบียบฯ ข้อ ๓๕)',
    en: 'You are not appointed to this secrecy class (clause 35).',
  });

/** The office does not write letters of this kind (settings page of kinds of letters). */
export const kindNotWritten = () =>
  wrongField('kind', 'kindNotWritten', {
    th: 'หน่วยงานไม่ได้เปิดให้สร้างเอกสารประเภทนี้',
    en: 'The office does not write documents of this kind.',
  });

export const topSecretDraft = () =>
  wrongField('secrecy', 'topSecretRefused', {
    th: 'หนังสือชั้นลับที่สุดจัดทำในระบบอิเล็กทรอนิกส์ไม่ได้ (ระเบียบฯ ข้อ ๒๙ แก้ไขเพิ่มเติม พ.ศ. ๒๕๖๔)',
    en: 'Top-secret letters must not be written in an electronic system (clause 29 as amended B.E. 2564).',
  });

export const stepIsNoPerson = () =>
  wrongField('steps', 'stepIsNoPerson', { th: 'ผู้ตรวจและผู้ลงนามต้องเป็นตำแหน่งหรือบุคคล', en: 'Only posts and persons can check and sign.' });

export const stepTwice = () => wrongField('steps', 'stepTwice', { th: 'มีผู้ตรวจหรือผู้ลงนามซ้ำกัน', en: 'A person is listed twice among the reviewers and signers.' });

export const signerNotLast = () => wrongField('steps', 'signerNotLast', { th: 'ผู้ตรวจต้องอยู่ก่อนผู้ลงนาม', en: 'Those who check come before those who sign.' });

export const wrongNumberOfSigners = (wanted: number) =>
  wrongField('steps', 'wrongNumberOfSigners', {
    th: `หนังสือชนิดนี้ต้องมีผู้ลงนาม ${wanted} คน (ผู้จดและผู้ตรวจรายงานการประชุม)`,
    en: `A letter of this kind is signed by ${wanted}: who wrote the minutes and who reviewed them.`,
  });

export const noSuchForm = () => wrongField('formCode', 'noSuchForm', { th: 'ไม่พบแบบของหน่วยงานที่เลือก', en: 'There is no such form of the agency.' });

export const lackingOnForm = (labels: readonly { th: string; en: string }[]) =>
  wrongField('formValues', 'lacking', { th: `ยังขาด ${labels.map(({ th }) => th).join(', ')}`, en: `Still missing: ${labels.map(({ en }) => en).join(', ')}.` });

/** A letter of a committee: the form has room for one signer only. */
export const noPanelHere = () =>
  wrongField('steps', 'noPanelHere', { th: 'หนังสือชนิดนี้ให้คณะกรรมการลงนามไม่ได้', en: 'A letter of this kind cannot be signed by a committee.' });

export const tooFewMembers = (needed: number) =>
  wrongField('steps', 'tooFewMembers', {
    th: `กรุณาระบุกรรมการอย่างน้อย ${Math.max(2, needed)} คน`,
    en: `Please name at least ${Math.max(2, needed)} members of the committee.`,
  });

export const membersApart = () =>
  wrongField('steps', 'membersApart', {
    th: 'กรรมการที่ลงนามต้องอยู่เรียงติดกัน ไม่มีผู้ลงนามคนอื่นคั่น',
    en: 'The members of the committee stand one after the other, with no other signer between them.',
  });

export const recorderFirst = () =>
  wrongField('steps', 'recorderFirst', {
    th: 'รายงานการประชุมให้ผู้จดลงนามก่อน แล้วจึงเป็นกรรมการ และผู้ตรวจรายงานการประชุมได้อีก 1 คน',
    en: 'Minutes are signed by their recorder first, then by the members, and by one reviewer if any.',
  });
