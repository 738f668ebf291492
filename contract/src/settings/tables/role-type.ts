import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

/** Kinds of roles that a person can have at a unit. The codes 1, 2007 and 2008 are the heads of registries of specification §6. */
export const roleType = masterTable({
  path: 'role-type',
  table: 'role_type',
  title: { th: 'ประเภทบทบาท', en: 'Types of roles' },
  purpose: {
    th: 'กำหนดว่าบทบาทใดให้หน้าที่และสิทธิใด แล้วมอบแก่บุคคลที่หน้า มอบบทบาท',
    en: 'Says which function and rights a role gives; roles are given on the page of roles',
  },
  item: { th: 'ประเภทบทบาท', en: 'type of roles' },
  fields: {
    code: { kind: 'number', label: { th: 'รหัส', en: 'Code' }, least: 1, most: 9999, required: true, unique: true },
    nameTh: uniqueNameTh,
    nameEn,
    label: {
      kind: 'choice',
      label: { th: 'ระดับผู้ใช้', en: 'Kind of user' },
      required: true,
      options: {
        administrator: { th: 'ผู้ดูแลระบบ', en: 'System administrator' },
        executive: { th: 'ผู้บริหาร', en: 'Executive' },
        officer: { th: 'เจ้าหน้าที่', en: 'Officer' },
        administrative: { th: 'ธุรการ', en: 'Administrative' },
      },
    },
    function: {
      kind: 'choice',
      label: { th: 'หน้าที่ในหน่วยงาน', en: 'Function in the unit' },
      hint: {
        th: 'หัวหน้าสารบรรณแก้ไขรายการทะเบียน ยกเลิกการลงรับ จองและลงเลขย้อนหลัง และเห็นงานทั้งหน่วยงาน หน้าห้องทำงานที่โต๊ะของหัวหน้าหน่วยงาน',
        en: 'A head of registry corrects register lines, cancels receipts, reserves and back-dates numbers, and sees the work of the whole unit; a secretary works at the desk of the head',
      },
      options: {
        registrar: { th: 'เจ้าหน้าที่สารบรรณ', en: 'Registrar' },
        registryHead: { th: 'หัวหน้าสารบรรณ', en: 'Head of registry' },
        secretRegistrar: { th: 'นายทะเบียนข้อมูลข่าวสารลับ', en: 'Secret registrar' },
        secretary: { th: 'หน้าห้องของหัวหน้าหน่วยงาน', en: 'Secretary of the head' },
      },
    },
    groupId: {
      kind: 'reference',
      to: 'users-group',
      label: { th: 'กลุ่มผู้ใช้', en: 'User group' },
      hint: { th: 'ผู้ได้รับบทบาทมีสิทธิเมนูของกลุ่มนี้ตลอดเวลาที่บทบาทมีผล', en: 'Who has the role has the menu rights of this group while it lasts' },
    },
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'label', 'function', 'groupId'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [
    { table: 'role_assignment', column: 'role_type_id', field: 'id', label: { th: 'ผู้ได้รับบทบาท', en: 'persons' } },
    { table: 'certificate_auto_rule', column: 'role_type_id', field: 'id', label: { th: 'เงื่อนไขออกใบรับรอง', en: 'rules for certificates' } },
  ],
});
