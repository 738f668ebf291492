import type { Label } from '@sarabun/contract/values/label';

/** Actions on certificates, by people and by the product. */
export const certificateActs: Record<string, Label> = {
  requestCertificate: { th: 'ขอใบรับรองอิเล็กทรอนิกส์', en: 'Asked for a certificate' },
  withdrawCertificateRequest: { th: 'ถอนคำขอใบรับรอง', en: 'Withdrew a request for a certificate' },
  collectCertificate: { th: 'รับใบรับรองอิเล็กทรอนิกส์', en: 'Collected a certificate' },
  importCertificate: { th: 'นำเข้าใบรับรองจากผู้ให้บริการภายนอก', en: 'Imported a certificate' },
  addTrustedRoot: { th: 'เพิ่มผู้ออกใบรับรองที่เชื่อถือ', en: 'Trusted an authority outside of the agency' },
  removeTrustedRoot: { th: 'เลิกเชื่อถือผู้ออกใบรับรอง', en: 'Trusts an authority outside of the agency no longer' },
  revokeOwnCertificate: { th: 'เพิกถอนใบรับรองของตน', en: 'Revoked the own certificate' },
  revokeAgencySeal: { th: 'เพิกถอนตราอิเล็กทรอนิกส์ของหน่วยงาน', en: 'Revoked the seal of the agency' },
  revokeCertificate: { th: 'เพิกถอนใบรับรองของบุคลากร', en: 'Revoked a certificate' },
  offerCertificate: { th: 'เสนอใบรับรองให้บุคลากร', en: 'Offered a certificate' },
  decideCertificateRequest: { th: 'พิจารณาคำขอใบรับรอง', en: 'Decided on a request for a certificate' },
  saveCertificateSettings: { th: 'กำหนดอายุและการเตือนของใบรับรอง', en: 'Set the life of certificates' },
  openCertificate: { th: 'ใส่ PIN ของใบรับรอง', en: 'Gave the PIN of a certificate' },
  makeCertificateAuthority: { th: 'สร้างผู้ออกใบรับรองของหน่วยงาน', en: 'Made the certification authority' },
  makeAgencySeal: { th: 'สร้างตราอิเล็กทรอนิกส์ของหน่วยงาน', en: 'Made the electronic seal of the agency' },
  signRevokedList: { th: 'ออกรายการเพิกถอนใบรับรอง', en: 'Signed the list of revoked certificates' },
  keepCertificates: { th: 'ดูแลใบรับรองประจำวัน', en: 'Looked after certificates' },
  sealKeysAnew: { th: 'เข้ารหัสกุญแจของใบรับรองใหม่', en: 'Sealed keys of certificates again' },
};

const text = <Said extends 'plain' | 'row' = 'plain'>(th: string, en: string, said: Said = 'plain' as Said) => ({ label: { th, en }, said });

/** What those acts record. */
export const certificateDetails = {
  subject: text('ออกให้', 'Issued to'),
  issuer: text('ผู้ออกใบรับรอง', 'Issued by'),
  fingerprint: text('ลายพิมพ์ SHA-256', 'SHA-256 fingerprint'),
  rootId: text('ผู้ออกใบรับรองที่เชื่อถือ', 'Trusted authority', 'row'),
  collectDays: text('จำนวนวันที่ให้มารับ', 'Days to collect'),
  remindDays: text('เตือนก่อนหมดอายุ (วัน)', 'Days before it expires'),
  validMonths: text('อายุ (เดือน)', 'Months in force'),
  waitMinutes: text('เวลารอ (นาที)', 'Minutes to wait'),
  sealId: text('ตราของไฟล์', 'Seal of the file', 'row'),
  certificateId: text('ใบรับรอง', 'Certificate', 'row'),
  serial: text('หมายเลขใบรับรอง', 'Serial'),
};
