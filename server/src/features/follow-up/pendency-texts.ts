/** Spreadsheet texts of the report of pending work, and the name of vacant desks. */
export const pendencyTexts = {
  title: { th: 'รายงานงานค้าง', en: 'Pending work' },
  unit: { th: 'หน่วยงาน', en: 'Unit' },
  person: { th: 'ผู้รับผิดชอบ', en: 'Person' },
  detail: { th: 'ตำแหน่ง', en: 'Post' },
  waiting: { th: 'งานค้าง (เรื่อง)', en: 'Waiting' },
  overdue: { th: 'เกินกำหนด (เรื่อง)', en: 'Overdue' },
  averageDays: { th: 'อายุเฉลี่ย (วัน)', en: 'Average age (days)' },
  oldestAt: { th: 'เก่าสุดเมื่อ', en: 'Oldest' },
  unitDesk: { th: 'โต๊ะหน่วยงาน', en: 'Desk of the unit' },
  vacant: { th: 'ตำแหน่งว่าง', en: 'Vacant post' },
} as const;
