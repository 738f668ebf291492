/** The words next to the QR code of an issued letter, in its language. */
export const proofTexts = {
  th: { where: 'ตรวจสอบหนังสือฉบับนี้ที่', code: 'รหัส', alt: 'คิวอาร์โค้ดสำหรับตรวจสอบหนังสือฉบับนี้' },
  en: { where: 'Verify this letter at', code: 'Code', alt: 'QR code that leads to the verification of this letter' },
};
