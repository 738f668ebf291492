import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import type { Label } from '../values/label';
import { oneLine } from '../values/one-line';
import { maxInteger, moment, version, whole } from '../wire';

/** A flag is on when set to 1. */
type Kind = { kind: 'number'; least: number; most: number; unit: Label } | { kind: 'text'; maxLength: number } | { kind: 'unit' } | { kind: 'flag' };
type Definition = Kind & { id: number; group: 'session' | 'page' | 'lists' | 'letters'; label: Label; hint?: Label };

const minutes = { th: 'นาที', en: 'minutes' };
const seconds = { th: 'วินาที', en: 'seconds' };
const days = { th: 'วัน', en: 'days' };
const rows = { th: 'แถว', en: 'rows' };

/** For so many minutes a proof of identity counts if nothing else is set. */
export const standardProofMinutes = 5;

/** What an administrator may set for the agency, with bounds. The deployment gives the default. */
export const agencyValues = {
  idleMinutes: {
    id: 1,
    group: 'session',
    kind: 'number',
    least: 1,
    most: 1440,
    unit: minutes,
    label: { th: 'พักหน้าจอเมื่อไม่ใช้งานนาน', en: 'Idle time before signing out' },
  },
  idleLogoutSeconds: {
    id: 2,
    group: 'session',
    kind: 'number',
    least: 0,
    most: 600,
    unit: seconds,
    label: { th: 'ออกจากระบบหลังพักหน้าจอ', en: 'From the idle notice to signing out' },
  },
  cookieDays: {
    id: 3,
    group: 'session',
    kind: 'number',
    least: 1,
    most: 400,
    unit: days,
    label: { th: 'จำความยินยอมคุกกี้ไว้', en: 'The cookie consent is remembered for' },
  },
  footerTh: {
    id: 4,
    group: 'page',
    kind: 'text',
    maxLength: 200,
    label: { th: 'ข้อความท้ายหน้า', en: 'Footer' },
    hint: { th: 'เว้นว่างคือข้อความมาตรฐานของหน่วยงาน', en: 'Empty for the standard text of the agency' },
  },
  footerEn: { id: 5, group: 'page', kind: 'text', maxLength: 200, label: { th: 'ข้อความท้ายหน้าภาษาอังกฤษ', en: 'Footer in English' } },
  contact: {
    id: 6,
    group: 'page',
    kind: 'text',
    maxLength: 200,
    label: { th: 'ติดต่อผู้ดูแลระบบ', en: 'Whom to ask for help' },
    hint: { th: 'แสดงท้ายหน้า เช่น โทร ๑๒๓๔ หรืออีเมล', en: 'Shown in the footer, such as a telephone number' },
  },
  uploadLimitMb: {
    id: 7,
    group: 'letters',
    kind: 'number',
    least: 1,
    most: 1024,
    unit: { th: 'MB', en: 'MB' },
    label: { th: 'ขนาดไฟล์หนังสือสูงสุด', en: 'Largest file of a letter' },
  },
  centralRegistryUnit: {
    id: 8,
    group: 'letters',
    kind: 'unit',
    label: { th: 'หน่วยงานสารบรรณกลาง', en: 'Central registry' },
    hint: { th: 'ออกเลขให้หนังสือที่ใช้เลขกลาง', en: 'Gives the number of letters that take a central one' },
  },
  listRows: {
    id: 9,
    group: 'lists',
    kind: 'number',
    least: 5,
    most: 100,
    unit: rows,
    label: { th: 'จำนวนแถวต่อหน้าของรายการ', en: 'Rows on a page of a list' },
    hint: { th: 'ทะเบียน บุคลากร หน้าตั้งค่า ประวัติ และรายการติดตาม', en: 'Registers, persons, pages of the settings, histories, follow-up' },
  },
  queueRows: {
    id: 10,
    group: 'lists',
    kind: 'number',
    least: 5,
    most: 50,
    unit: rows,
    label: { th: 'จำนวนแถวต่อหน้าของคิวงาน', en: 'Rows on a page of a queue' },
  },
  panelRows: {
    id: 11,
    group: 'lists',
    kind: 'number',
    least: 3,
    most: 20,
    unit: rows,
    label: { th: 'จำนวนแถวของกล่องข่าวและหนังสือกลาง', en: 'Rows of a panel of news and collections' },
  },
  noticeNumbers: {
    id: 12,
    group: 'letters',
    kind: 'flag',
    label: { th: 'ออกเลขหนังสือส่งให้ระเบียบ ข้อบังคับ ประกาศ แถลงการณ์ และข่าว', en: 'Regulations, announcements and news take a send number' },
    hint: { th: 'ปกติใช้ฉบับที่และ พ.ศ. เท่านั้น', en: 'Otherwise they only have their edition and year' },
  },
  logoJumps: {
    id: 13,
    group: 'page',
    kind: 'flag',
    label: { th: 'โลโก้ในแถบหัวโหลดหน้าใหม่ทั้งหน้า', en: 'The logo in the header reloads the whole page' },
    hint: {
      th: 'เปิดเมื่อหน้าแรกหรืออินทราเน็ตของหน่วยงานเป็นเว็บอื่นใต้ที่อยู่เดียวกัน',
      en: 'For agencies whose portal or intranet is another site under the same address',
    },
  },
  signingProofMinutes: {
    id: 14,
    group: 'letters',
    kind: 'number',
    least: 0,
    most: 15,
    unit: minutes,
    label: { th: 'ยืนยันตัวครั้งเดียวลงนามต่อได้นาน', en: 'One proof of identity signs letters for' },
    hint: {
      th: '0 คือยืนยันทุกครั้งที่ลงนาม ใช้เฉพาะเครื่องและการเข้าระบบครั้งนั้น ใบรับรองต้องใส่ PIN ทุกครั้ง',
      en: '0 asks before every signature. It counts for that device and session only; a certificate asks for its PIN every time',
    },
  },
  signingByCode: {
    id: 16,
    group: 'letters',
    kind: 'flag',
    label: { th: 'ลงนามด้วยรหัสครั้งเดียวเท่านั้น', en: 'Letters are signed by a one-time code only' },
    hint: {
      th: 'ใช้รหัสจากแอปยืนยันตัวตน แทน PIN สำหรับลงนามและรหัสผ่าน ใบรับรองยังใช้ PIN ของใบรับรอง',
      en: 'A code of the authenticator app, in place of the PIN for signing and the password. A certificate keeps its own PIN',
    },
  },
  offlineHours: {
    id: 15,
    group: 'session',
    kind: 'number',
    least: 0,
    most: 168,
    unit: { th: 'ชั่วโมง', en: 'hours' },
    label: { th: 'อ่านโดยไม่มีสัญญาณได้นาน', en: 'What was seen can be read without a connection for' },
    hint: {
      th: '0 คือไม่เก็บสิ่งใดไว้ในเครื่อง หนังสือชั้นความลับไม่ถูกเก็บไม่ว่ากรณีใด',
      en: '0 keeps nothing on the device. Secret letters are never kept',
    },
  },
} as const satisfies Record<string, Definition>;
export type AgencyValueName = keyof typeof agencyValues;
export const agencyValueNames = Object.keys(agencyValues) as AgencyValueName[];

const value = z.nullable(z.union([z.string().check(z.trim(), z.maxLength(300), z.regex(oneLine)), whole(0, maxInteger)]));
export type AgencyValue = z.output<typeof value>;

const shown = z.object({
  name: z.enum(agencyValueNames as [AgencyValueName, ...AgencyValueName[]]),
  /** The value set; null for the default. */
  value,
  standard: value,
  /** The largest number that the deployment allows. */
  most: z.nullable(z.number()),
  version: z.number(),
  changedAt: z.nullable(moment),
  changedBy: z.string(),
});
export type ShownValue = z.output<typeof shown>;

export const readAgencyValues = endpoint({
  name: 'readAgencyValues',
  summary: 'The values that an administrator may set for the agency, with their defaults',
  method: 'GET',
  path: '/api/core/agency-values',
  kind: 'read',
  access: { menu: 'admin-configs', right: 'query' },
  request: nothing,
  response: z.object({ items: z.array(shown), units: z.array(z.object({ id: z.number(), name: z.string() })) }),
});

/** Sets one value, or restores the default (null). */
export const saveAgencyValue = endpoint({
  name: 'saveAgencyValue',
  summary: 'Set a value of the agency, or give the default back',
  method: 'POST',
  path: '/api/core/save-agency-value',
  kind: 'act',
  access: { menu: 'admin-configs', right: 'manage' },
  request: z.object({ name: shown.shape.name, value, version }),
  response: nothing,
});

export const agencyValueHistory = endpoint({
  name: 'agencyValueHistory',
  summary: 'Who set a value of the agency when, newest first',
  method: 'GET',
  path: '/api/core/agency-value-history',
  kind: 'read',
  access: { menu: 'admin-configs', right: 'query' },
  request: z.object({ name: shown.shape.name }),
  response: z.object({ items: z.array(z.object({ at: moment, by: z.string(), before: value, after: value })) }),
});
