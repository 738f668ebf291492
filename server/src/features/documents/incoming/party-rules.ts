/** Titles of persons, and titles of posts that begin the same. */
const person = /^(?:นาง(?:สาว)?|น\. ?ส\.|นาย|ด\. ?[ชญ]\.|เด็ก(?:ชาย|หญิง)|คุณ)(?=[ \p{L}])/u;
const post = /^(?:นายก(?=$|[ (]|รัฐ|เทศ|องค์|สภา|สมาคม|สโมสร|เหล่า|เมือง|อบ|พุทธ|แพทย)|นาย(?:อำเภอ|ทะเบียน|แพทย์|ทหาร|ตำรวจ|ด่าน|สถานี|ช่าง|ประกัน|จ้าง)|คุณธรรม)/u;

const bare = (text: string) => text.replace(/[\s\u200b]+/gu, '');

/** Whether a text names a person in their own right, such as นายสมชาย ใจดี, not the holder of a post, such as นายอำเภอ. */
const isPerson = (text: string): boolean => person.test(text.trim()) && !post.test(text.trim());

/**
 * The sender type that a name has by itself: a person (3), a unit of this office (2), or else another organisation (1). A memo comes from within,
 * and may name a group behind its unit; other letters come from a unit of this office only where they name nothing else.
 */
export function senderTypeOf(sender: string, { units, isMemo }: { units: readonly string[]; isMemo: boolean }): 1 | 2 | 3 {
  if (isPerson(sender)) return 3;
  const name = bare(sender);
  const isOwn = units.map(bare).some((unit) => unit === name || (isMemo && unit !== '' && name.startsWith(unit)));
  return isOwn ? 2 : 1;
}

const head =
  /^(?:รอง|ผู้ช่วย|รักษาการ(?:ใน)?ตำแหน่ง)?(?:อธิบดี|ปลัด|รัฐมนตรี(?:ว่าการ|ช่วยว่าการ)?|ผู้อำนวยการ|เลขาธิการ|เลขานุการ|ผู้ว่าราชการ|ผู้ว่าการ|อธิการบดี|นายกสภา|นายก|หัวหน้า|ประธาน(?:กรรมการ)?|คณบดี|ผู้จัดการ(?:ใหญ่)?|กรรมการผู้จัดการ|ผู้บัญชาการ|ผู้บังคับการ|อัยการ|นายแพทย์)/u;
const agency =
  /^(?:กรม|กระทรวง|สำนักงาน|สำนัก|จังหวัด|มหาวิทยาลัย|วิทยาลัย|เทศบาล|องค์การ|องค์กร|กรุงเทพมหานคร|การ(?:ไฟฟ้า|ประปา|รถไฟ|ท่า|ทาง|เคหะ|กีฬา|นิคม|ยาง|ท่องเที่ยว)|ธนาคาร|สถาบัน|บริษัท|โรงพยาบาล|โรงเรียน|ศาล|รัฐสภา|สภา|กอง|ศูนย์|อำเภอ|คณะกรรมการ)/u;

/** Behind the name of a kind of agency: all of them; or nothing but such names. */
const many = /ทุก|ต่างๆ/u;
const onlyKinds = /^(?:กรม|กระทรวง|ทบวง|จังหวัด|อำเภอ|เทศบาล|มหาวิทยาลัย|สำนักงาน|สำนัก|กอง|ศูนย์|สถาบัน|รัฐวิสาหกิจ|และ|หรือ)+$/u;
/** A committee that is named without its chair may be one of this office. */
const committee = /^คณะกรรมการ/u;

/** Shorter names are too common to tell one agency from another. */
const minName = 5;

/**
 * Whether an addressee is an agency that is not this office, or a post there: the name, behind the post, is none of the office's, neither in full
 * nor shortened. A name that says no agency, or many of them (ทุกจังหวัด), may be anybody's.
 */
export function isElsewhere(addressee: string, namesOfOffice: readonly string[]): boolean {
  const text = bare(addressee);
  const post = head.exec(text)?.[0] ?? '';
  const named = text.slice(post.length);
  const [first] = named.split(/[(/,]|ผ่าน/u);
  if (!first || !agency.test(first) || first.length < minName || many.test(first) || onlyKinds.test(first)) return false;
  if (post === '' && committee.test(first)) return false;
  return !namesOfOffice.map(bare).some((name) => name.length >= minName && (named.includes(name) || name.includes(first)));
}
