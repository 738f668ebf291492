import { expect, it } from 'vitest';
import { isElsewhere, senderTypeOf } from './party-rules';

const units = ['กรมตัวอย่าง', 'กองแผนงาน', 'สำนักงานเลขานุการกรม', 'กลุ่มพัสดุ'];
const names = [...units, 'อธิบดี', 'ผู้อำนวยการกองแผนงาน', 'เลขานุการกรม'];

it.each([
  ['นายสมชาย ใจดี', false, 3],
  ['นายกมล รักเรียน', false, 3],
  ['นางสาวสมใจ งามดี', false, 3],
  ['น.ส. สมใจ งามดี', false, 3],
  ['นาง สมศรี', false, 3],
  ['นายกเทศมนตรีนครเชียงใหม่', false, 1],
  ['นายกรัฐมนตรี', false, 1],
  ['นายอำเภอเมือง', false, 1],
  ['นายทะเบียนพรรคการเมือง', false, 1],
  ['กองแผนงาน', false, 2],
  ['กอง แผนงาน', true, 2],
  ['กองแผนงาน กลุ่มพัสดุ', true, 2],
  ['กองแผนงาน กรมชลประทาน', false, 1],
  ['กรมชลประทาน', true, 1],
  ['', true, 1],
] as const)('from %s, a memo: %s, is of the sender type %i', (sender, isMemo, type) => {
  expect(senderTypeOf(sender, { units, isMemo })).toBe(type);
});

it.each([
  ['อธิบดีกรมชลประทาน', true],
  ['รองอธิบดีกรมชลประทาน', true],
  ['ผู้ว่าราชการจังหวัดเชียงใหม่', true],
  ['ปลัดกระทรวงการคลัง', true],
  ['ผู้อำนวยการสำนักงบประมาณ', true],
  ['ผู้อำนวยการกองคลัง', true],
  ['อธิบดีกรมตัวอย่าง', false],
  ['อธิบดี กรม ตัวอย่าง', false],
  ['อธิบดี', false],
  ['ผู้อำนวยการกองแผนงาน', false],
  ['เลขานุการกรม', false],
  ['ผู้อำนวยการกองแผนงาน กรมตัวอย่าง', false],
  ['หัวหน้าส่วนราชการ', false],
  ['ผู้ว่าราชการจังหวัดทุกจังหวัด', false],
  ['นายสมชาย ใจดี', false],
  ['กรมชลประทาน', false],
  ['', false],
])('to %s is sent astray: %s', (addressee, is) => {
  expect(isElsewhere(addressee, names)).toBe(is);
});
