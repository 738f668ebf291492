import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { fileAnswer, masterCalls } from '../settings/master-calls';
import { type MasterField, masterTable } from '../settings/master-table';

const manage: Access = { menu: 'employee-information', right: 'manage' };
const path = '/api/core/people';

const text = (th: string, en: string, maxLength: number, more: Partial<MasterField> = {}): MasterField =>
  ({ kind: 'text', label: { th, en }, maxLength, ...more }) as MasterField;

/**
 * The spreadsheet of a whole office, with a line for each person, unit and post. Missing units and posts are created with the persons. It
 * is not a settings page; its definition only drives reading, planning and previewing the file.
 */
export const officeSheet = masterTable({
  path: 'office-sheet',
  table: 'person',
  title: { th: 'บุคลากรทั้งหน่วยงาน', en: 'People of the whole office' },
  purpose: { th: 'หนึ่งแถวต่อหนึ่งคน หน่วยงานและตำแหน่งที่ยังไม่มีจะสร้างให้', en: 'One line for each person; units and posts that are not there are added' },
  item: { th: 'บุคลากร', en: 'person' },
  fields: {
    username: text('ชื่อผู้ใช้งาน', 'User name', 40, { required: true, unique: true }),
    prefix: text('คำนำหน้า', 'Prefix', 50, { required: true }),
    firstName: text('ชื่อ', 'First name', 100, { required: true }),
    lastName: text('นามสกุล', 'Last name', 100, { required: true }),
    suffix: text('คำต่อท้าย', 'Suffix', 50),
    firstNameEn: text('ชื่ออังกฤษ', 'English first name', 100),
    lastNameEn: text('นามสกุลอังกฤษ', 'English last name', 100),
    email: text('อีเมล', 'E-mail', 254, { required: true, unique: true }),
    phone: text('โทรศัพท์', 'Telephone', 30),
    employeeTypeId: { kind: 'reference', to: 'employee-type', label: { th: 'ประเภทบุคลากร', en: 'Type of employee' } },
    unitCode: text('รหัสหน่วยงาน', 'Unit code', 30, { required: true }),
    unitName: text('ชื่อหน่วยงาน', 'Unit', 200),
    parentUnitCode: text('อยู่ใต้รหัสหน่วยงาน', 'Below the unit code', 30),
    letterCode: text('เลขประจำหน่วยงาน', 'Unit number', 60),
    hasRegistry: { kind: 'flag', label: { th: 'หน่วยงานมีสารบรรณ', en: 'Unit has a registry' } },
    postName: text('ตำแหน่ง', 'Post', 200),
    isHead: { kind: 'flag', label: { th: 'เป็นหัวหน้าหน่วยงาน', en: 'Heads the unit' } },
    isExecutive: { kind: 'flag', label: { th: 'เป็นผู้บริหาร', en: 'Executive' } },
    registryFunction: {
      kind: 'choice',
      label: { th: 'หน้าที่สารบรรณ', en: 'Function at the registry' },
      options: {
        registrar: { th: 'เจ้าหน้าที่สารบรรณ', en: 'Registrar' },
        registryHead: { th: 'หัวหน้างานสารบรรณ', en: 'Head of registry' },
        secretRegistrar: { th: 'นายทะเบียนข้อมูลข่าวสารลับ', en: 'Secret registrar' },
      },
    },
  },
  display: 'firstName',
  key: 'username',
  list: { columns: ['username', 'firstName', 'lastName', 'unitCode'], search: ['username'] },
  rows: 'open',
  usedBy: [],
});

const calls = masterCalls(officeSheet);

export const previewOffice = endpoint({
  ...calls.previewImport,
  name: 'previewOffice',
  summary: 'What a spreadsheet of the office would add and change, line by line',
  path: `${path}/preview-office`,
  access: manage,
});

export const importOffice = endpoint({
  ...calls.import,
  name: 'importOffice',
  summary: 'Take a whole office in: units, posts, persons, accounts with a mailed link; whole or not at all',
  path: `${path}/import-office`,
  access: manage,
});

export const officeTemplate = endpoint({
  name: 'officeTemplate',
  summary: 'An empty spreadsheet of the office, with an example',
  method: 'GET',
  path: `${path}/office-template`,
  kind: 'read',
  access: manage,
  request: nothing,
  response: z.extend(fileAnswer, {}),
});
