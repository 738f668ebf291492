import type { HolderState } from '@sarabun/contract/certificates/certificate';
import type { Label } from '@sarabun/contract/values/label';

/** The name of an agency's certification authority. */
export const authorityName = (agency: Label): string => `ผู้ออกใบรับรองอิเล็กทรอนิกส์ ${agency.th}`;

/** The reasons of automatic revocations; the Thai words are stored. */
export const supersededReason: Label = { th: 'ออกใบรับรองใหม่แทน', en: 'Replaced by a new certificate' };
export const leftReason: Label = { th: 'พ้นจากหน่วยงาน', en: 'Left the office' };

/** Headings and states for the spreadsheet of the list. */
export const sheetTexts = {
  title: { th: 'ใบรับรองอิเล็กทรอนิกส์ของบุคลากร', en: 'Certificates of persons' },
  name: { th: 'ชื่อ', en: 'Name' },
  position: { th: 'ตำแหน่ง', en: 'Post' },
  unit: { th: 'หน่วยงาน', en: 'Unit' },
  state: { th: 'สถานะ', en: 'State' },
  serial: { th: 'เลขที่ใบรับรอง', en: 'Serial number' },
  notAfter: { th: 'หมดอายุ', en: 'Ends' },
} satisfies Record<string, Label>;

export const stateTexts: Record<HolderState, Label> = {
  none: { th: 'ยังไม่มี', en: 'None' },
  waiting: { th: 'รอพิจารณา', en: 'Waiting' },
  offered: { th: 'รอรับ', en: 'To collect' },
  valid: { th: 'ใช้ได้', en: 'Valid' },
  expiring: { th: 'ใกล้หมดอายุ', en: 'Ending soon' },
  expired: { th: 'หมดอายุ', en: 'Ended' },
  revoked: { th: 'เพิกถอนแล้ว', en: 'Revoked' },
  locked: { th: 'ถูกล็อก', en: 'Locked' },
};
