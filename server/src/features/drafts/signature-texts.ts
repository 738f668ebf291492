/** What the signatures in a PDF say of themselves. */
export const signatureTexts = {
  person: { reason: 'ลงนามในหนังสือ' },
  agency: { reason: 'ตราอิเล็กทรอนิกส์ของหน่วยงาน รับรองว่าออกจากระบบสารบรรณและไม่ถูกแก้ไข' },
} as const;
