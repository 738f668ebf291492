import { masterTable } from '../master-table';
import { uniqueNameTh } from '../shared-fields';

/** Who may close accounts: user groups, for the whole office or only their own unit, within a period. */
export const accountClosePermission = masterTable({
  path: 'user-account-close-premission',
  table: 'account_close_permission',
  title: { th: 'สิทธิปิดบัญชีผู้ใช้งาน', en: 'Who may close accounts' },
  purpose: {
    th: 'เฉพาะผู้อยู่ในกลุ่มที่ระบุไว้ที่นี่เท่านั้นที่ให้บุคลากรพ้นหน้าที่และปิดบัญชีได้',
    en: 'Only who is in one of these groups may let a person leave and close the account',
  },
  item: { th: 'สิทธิปิดบัญชี', en: 'right to close accounts' },
  fields: {
    nameTh: uniqueNameTh,
    groupId: { kind: 'reference', to: 'users-group', label: { th: 'กลุ่มผู้ใช้', en: 'User group' }, required: true },
    ownUnitOnly: {
      kind: 'flag',
      label: { th: 'เฉพาะหน่วยงานของตนและหน่วยงานในสังกัด', en: 'Only of the own unit and those below it' },
    },
    fromDay: { kind: 'date', label: { th: 'ตั้งแต่วันที่', en: 'From' } },
    untilDay: { kind: 'date', label: { th: 'ถึงวันที่', en: 'Until' } },
    note: { kind: 'text', label: { th: 'หมายเหตุ', en: 'Remark' }, maxLength: 300 },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'groupId', 'ownUnitOnly', 'fromDay', 'untilDay'], search: ['nameTh', 'note'] },
  rows: 'open',
  usedBy: [],
});
