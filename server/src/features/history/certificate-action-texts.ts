import type { Label } from '@sarabun/contract/values/label';

/** Actions on certificates, by people and by the product. */
export const certificateActs: Record<string, Label> = {
  requestCertificate: { th: 'ขอใบรับรองอิเล็กทรอนิกส์', en: 'Asked for a certificate' },
  withdrawCertificateRequest: { th: 'ถอนคำขอใบรับรอง', en: 'Withdrew a request for a certificate' },
  collectCertificate: { th: 'รับใบรับรองอิเล็กทรอนิกส์', en: 'Collected a certificate' },
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
