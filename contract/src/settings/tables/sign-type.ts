import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

/** How a letter may be signed (ลงนาม); the rules of a type decide who may use it. */
export const signType = masterTable({
  path: 'sign-type',
  table: 'sign_type',
  title: { th: 'ประเภทการลงนาม', en: 'Types of signatures' },
  purpose: { th: 'ตัวเลือกเมื่อลงนาม ใช้ได้ตามเงื่อนไขของแต่ละประเภท', en: 'What is offered at signing, within the rules of each type' },
  item: { th: 'ประเภทการลงนาม', en: 'type of signature' },
  fields: {
    nameTh: { ...uniqueNameTh, maxLength: 60 },
    nameEn: { ...nameEn, maxLength: 60 },
    manner: {
      kind: 'choice',
      label: { th: 'ลักษณะ', en: 'Manner' },
      required: true,
      options: {
        own: { th: 'ลงนามด้วยตนเอง', en: 'In the own name' },
        instead: { th: 'ลงนามแทนตำแหน่งอื่น', en: 'For another post' },
        initial: { th: 'ลงชื่อย่อกำกับ', en: 'Initials' },
        seal: { th: 'ประทับตรา', en: 'Seal' },
      },
    },
    isDefault: { kind: 'flag', label: { th: 'เลือกไว้ให้ก่อน', en: 'Chosen beforehand' } },
    needsPicture: {
      kind: 'flag',
      label: { th: 'ต้องใช้ภาพลายมือชื่อ', en: 'Needs a picture of the signature' },
      hint: { th: 'ลงนามด้วยปากกาหรือภาพลายมือชื่อ ชื่อพิมพ์ใช้ไม่ได้', en: 'Written by pen or as a picture; the typed name is not enough.' },
    },
    needsCertificate: {
      kind: 'flag',
      label: { th: 'ต้องใช้ใบรับรองอิเล็กทรอนิกส์', en: 'Needs a certificate' },
      hint: { th: 'ผู้ลงนามต้องมีใบรับรองที่ใช้ได้และใส่ PIN', en: 'The signer needs a valid certificate, and its PIN.' },
    },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn', 'manner', 'isDefault', 'needsPicture', 'needsCertificate'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [{ table: 'signature', column: 'sign_type_id', field: 'id', label: { th: 'ลายมือชื่อ', en: 'signatures' } }],
  detail: { path: 'signTypeGroup', label: { th: 'ใครใช้ได้บ้าง', en: 'Who may use it' } },
});
