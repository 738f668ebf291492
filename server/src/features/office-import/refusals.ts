import type { Label } from '@sarabun/contract/values/label';

/** Problems of a line. */
export const officeFaults = {
  username: { th: 'ใช้ตัวอักษรอังกฤษ ตัวเลข . _ - อย่างน้อย 3 ตัว', en: 'Use letters, digits and . _ -, at least 3.' },
  usedUsername: { th: 'ชื่อผู้ใช้งานนี้เคยใช้กับบัญชีที่ปิดแล้ว', en: 'An account that is closed had this user name.' },
  email: { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'This is not an e-mail address.' },
  prefix: { th: 'ไม่มีคำนำหน้านี้ในระบบ', en: 'There is no such prefix.' },
  suffix: { th: 'ไม่มีคำต่อท้ายนี้ในระบบ', en: 'There is no such suffix.' },
  unitName: { th: 'ไม่พบรหัสหน่วยงานนี้ ถ้าเป็นหน่วยงานใหม่ต้องใส่ชื่อหน่วยงาน', en: 'There is no unit of this code. A new one needs a name.' },
  unitTwice: { th: 'รหัสหน่วยงานนี้มีชื่อหรือหน่วยงานเหนือต่างกันในไฟล์', en: 'The file gives this code two names or two places.' },
  parent: { th: 'ไม่พบรหัสหน่วยงานเหนือ ทั้งในระบบและในไฟล์', en: 'There is no unit of this code, neither here nor in the file.' },
  root: { th: 'หน่วยงานใหม่ต้องระบุว่าอยู่ใต้หน่วยงานใด', en: 'A new unit needs the unit above it.' },
  circle: { th: 'สายบังคับบัญชาในไฟล์วนกลับมาที่เดิม', en: 'The units of the file form a cycle.' },
  headOfNothing: { th: 'ต้องใส่ชื่อตำแหน่งของหัวหน้าหรือผู้บริหาร', en: 'A head or executive needs the name of the post.' },
  fixedUnit: { th: 'ผู้นี้มีอยู่แล้ว ย้ายหน่วยงานที่หน้าบุคลากร', en: 'This person is there already; transfers are made on the page of people.' },
} satisfies Record<string, Label>;
