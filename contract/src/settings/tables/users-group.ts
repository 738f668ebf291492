import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

/** User groups. Members and rights are edited on each group's page. */
export const usersGroup = masterTable({
  path: 'users-group',
  table: 'users_group',
  title: { th: 'กลุ่มผู้ใช้', en: 'User groups' },
  purpose: { th: 'ให้สิทธิเรียกดูและจัดการเมนูแก่คนหลายคนพร้อมกัน', en: 'Gives several people the right to look at and to change pages' },
  item: { th: 'กลุ่มผู้ใช้', en: 'user group' },
  fields: {
    code: { kind: 'text', label: { th: 'รหัส', en: 'Code' }, maxLength: 50, required: true, unique: true },
    nameTh: { ...uniqueNameTh, unique: false },
    nameEn,
    description: { kind: 'text', label: { th: 'คำอธิบาย', en: 'Description' }, maxLength: 500, multiline: true },
    membership: {
      kind: 'choice',
      label: { th: 'สมาชิก', en: 'Members' },
      hint: { th: 'กลุ่มตามหน้าที่ไม่ต้องแก้ไขเมื่อคนย้ายงาน', en: 'Groups by function follow when people move' },
      required: true,
      options: {
        listed: { th: 'ตามรายชื่อ', en: 'The persons listed' },
        everyone: { th: 'ทุกคน', en: 'Everyone' },
        registrars: { th: 'ผู้ทำหน้าที่สารบรรณ', en: 'Registrars' },
        administrators: { th: 'ผู้ดูแลระบบ', en: 'Administrators' },
        auditors: { th: 'ผู้ตรวจสอบ', en: 'Auditors' },
      },
    },
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'membership', 'description'], search: ['code', 'nameTh', 'nameEn', 'description'] },
  rows: 'open',
  usedBy: [
    { table: 'users_group_member', column: 'group_id', field: 'id', label: { th: 'สมาชิก', en: 'members' } },
    { table: 'menu_permission_group', column: 'group_id', field: 'id', label: { th: 'สิทธิเมนู', en: 'menu rights' } },
  ],
  detail: { path: 'menu-permission-group', label: { th: 'สมาชิกและสิทธิ', en: 'Members and rights' } },
});
