import { masterTable } from '../master-table';
import { uniqueNameTh } from '../shared-fields';

/** Who gets a certificate without a decision: all conditions of a rule must be true of the person. */
export const certificatePersonAuto = masterTable({
  path: 'certificate-person-auto',
  table: 'certificate_auto_rule',
  title: { th: 'การออกใบรับรองอัตโนมัติ', en: 'Certificates without a decision' },
  purpose: {
    th: 'ผู้ที่เข้าเงื่อนไขครบทุกข้อของแถวใดแถวหนึ่ง ขอใบรับรองแล้วได้รับอนุมัติทันที',
    en: 'Whoever meets all conditions of one of these rows is approved at once',
  },
  item: { th: 'เงื่อนไข', en: 'rule' },
  fields: {
    nameTh: { ...uniqueNameTh, label: { th: 'ชื่อเงื่อนไข', en: 'Name' }, maxLength: 100 },
    unitId: {
      kind: 'reference',
      to: 'manage-section',
      label: { th: 'สังกัดหน่วยงาน', en: 'Of the unit' },
      hint: { th: 'รวมหน่วยงานที่อยู่ใต้หน่วยงานนี้ เว้นว่างหมายถึงทุกหน่วยงาน', en: 'With the units below it; empty means any unit.' },
    },
    positionTypeId: {
      kind: 'reference',
      to: 'position-type',
      label: { th: 'ดำรงตำแหน่งประเภท', en: 'Holds a post of the type' },
      hint: { th: 'เว้นว่างหมายถึงทุกประเภท', en: 'Empty means any.' },
    },
    roleTypeId: {
      kind: 'reference',
      to: 'role-type',
      label: { th: 'มีบทบาท', en: 'Has the role' },
      hint: { th: 'เว้นว่างหมายถึงไม่ต้องมีบทบาทใด', en: 'Empty means none is needed.' },
    },
    offers: {
      kind: 'flag',
      label: { th: 'เสนอให้เองโดยไม่ต้องขอ', en: 'Offered without being asked' },
      hint: {
        th: 'ระบบแจ้งผู้ที่เข้าเงื่อนไขและยังไม่มีใบรับรองให้มารับ วันละครั้ง',
        en: 'Once a day, people without a certificate are notified that they can collect one.',
      },
    },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'unitId', 'positionTypeId', 'roleTypeId', 'offers'], search: ['nameTh'] },
  rows: 'open',
  usedBy: [],
});
