/** How the names of offices begin, and the post of their head that stands in place of it or before it. Longer beginnings come first. */
const heads: readonly (readonly [beginning: string, post: string, keeps: 'whole' | 'rest'])[] = [
  ['สำนักงานปลัดกระทรวง', 'ปลัดกระทรวง', 'rest'],
  ['องค์การบริหารส่วนจังหวัด', 'นายก', 'whole'],
  ['องค์การบริหารส่วนตำบล', 'นายก', 'whole'],
  ['สำนักงานอัยการสูงสุด', 'อัยการสูงสุด', 'rest'],
  ['สำนักงบประมาณ', 'ผู้อำนวยการ', 'whole'],
  ['สำนักงานคณะกรรมการ', 'เลขาธิการคณะกรรมการ', 'rest'],
  ['มหาวิทยาลัย', 'อธิการบดี', 'whole'],
  ['โรงพยาบาล', 'ผู้อำนวยการ', 'whole'],
  ['ศาลากลางจังหวัด', 'ผู้ว่าราชการจังหวัด', 'rest'],
  ['ที่ว่าการอำเภอ', 'นายอำเภอ', 'rest'],
  ['กระทรวง', 'ปลัดกระทรวง', 'rest'],
  ['โรงเรียน', 'ผู้อำนวยการ', 'whole'],
  ['วิทยาลัย', 'ผู้อำนวยการ', 'whole'],
  ['จังหวัด', 'ผู้ว่าราชการจังหวัด', 'rest'],
  ['เทศบาล', 'นายกเทศมนตรี', 'rest'],
  ['อำเภอ', 'นายอำเภอ', 'rest'],
  ['ธนาคาร', 'ผู้จัดการ', 'whole'],
  ['บริษัท', 'กรรมการผู้จัดการ', 'whole'],
  ['สถาบัน', 'ผู้อำนวยการ', 'whole'],
  ['สำนัก', 'ผู้อำนวยการ', 'whole'],
  ['ศูนย์', 'ผู้อำนวยการ', 'whole'],
  ['กรม', 'อธิบดี', 'whole'],
  ['กอง', 'ผู้อำนวยการ', 'whole'],
];

/**
 * The post of the head of an office, by its name: a letter is addressed to the post, not to the office (ข้อ 11, annex 2). Only a proposal that
 * the writer checks; null if the name tells none.
 */
export function headOfOffice(office: string): string | null {
  const name = office.trim();
  for (const [beginning, post, keeps] of heads) {
    if (!name.startsWith(beginning)) continue;
    const rest = name.slice(beginning.length);
    // The bare name of a sort of office says no more than the post does.
    return keeps === 'whole' ? `${post}${name}` : rest === '' && post.endsWith(beginning) ? null : `${post}${rest}`;
  }
  return null;
}
