import { formatDay } from '@sarabun/contract/values/buddhist-date';

/** What stays on one line although blanks or ends of words are within it: dates, times, numbers with what they count, telephones, letter numbers, names. */

const number = '[0-9๐-๙]+(?:[.,:/-][0-9๐-๙]+)*';
const year = '(?:พ\\.ศ\\.|ค\\.ศ\\.|B\\.E\\.)? ?[0-9๐-๙]{4}';

const monthNames = (['th', 'en'] as const).flatMap((language) =>
  (['long', 'short'] as const).flatMap((style) =>
    Array.from({ length: 12 }, (_, index) => formatDay(`2000-${String(index + 1).padStart(2, '0')}-01`, language, style).split(' ')[1] as string),
  ),
);
const month = `(?:${monthNames.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

/** What a number stands after: ครั้งที่ ๒/๒๕๖๙. */
const counted = 'ที่|ข้อ|มาตรา|หมวด|ส่วน|บท|หน้า|ชั้น|รุ่น|กลุ่ม|เลข|แบบ|จำนวน|ร้อยละ|ผนวก|เวลา|อาคาร|ห้อง|เล่ม|พ\\.ศ\\.|ค\\.ศ\\.|ปี|วันละ|คนละ';
/** What stands after a number: ๑๒๐ คน. */
const units =
  'คน|บาท|สตางค์|ล้านบาท|วันทำการ|วัน|เดือน|ปี|ชั่วโมง|นาที|นาฬิกา|น\\.|ฉบับ|ชุด|แผ่น|หน้า|รายการ|ราย|เรื่อง|แห่ง|เครื่อง|หลัง|คัน|ไร่|กิโลเมตร|เมตร|ครั้ง|เล่ม|ข้อ|รูป|ตำแหน่ง|อัตรา';
const titles = 'นางสาว|นาง|นาย(?!ก|จ้าง|ทะเบียน|ประกัน|อำเภอ|ทหาร|ตำรวจ|ตรวจ|หน้า)|ดร\\.|ม\\.ล\\.|ม\\.ร\\.ว\\.';
const telephone = 'โทร\\.|โทรศัพท์|โทรสาร|Tel\\.|Fax';
const after = '(?![ก-๙0-9A-Za-z])';

const spans: readonly RegExp[] = [
  new RegExp(`(?:วัน[ก-๙]*ที่ ?)?[0-9๐-๙]{1,2} ${month}(?: ${year})?`, 'gu'),
  new RegExp(`${month} ${year}`, 'gu'),
  new RegExp(`(?:${counted}) ${number}(?: (?:${units})(?![ก-๙]))?`, 'gu'),
  new RegExp(`${number} (?:${units})(?![ก-๙])`, 'gu'),
  new RegExp(`${number} ?[-–] ?${number}(?: น\\.)?`, 'gu'),
  new RegExp(`(?:${telephone}) ?[0-9๐-๙]+(?:[ -][0-9๐-๙]+)*(?: ?(?:ต่อ|ext\\.) ?[0-9๐-๙]+)?`, 'gu'),
  // Groups of digits, as telephones and accounts are written.
  /[0-9๐-๙]+(?: [0-9๐-๙]+)+/gu,
  // The number of a letter: ที่ ทด ๐๐๐๑/ว ๑๒๓.
  /(?:ที่ )?[ก-ฮ]{2,3}(?: ?\([ก-ฮ]+\))? [0-9๐-๙.]+(?:\/ว? ?[0-9๐-๙]+)?/gu,
  new RegExp(`(?:${titles}) ?[ก-๙]{2,14}(?: [ก-๙]{2,16}${after})?`, 'gu'),
];

/** A span that is longer than this may break all the same, in characters. */
const longest = 44;

/** The places of a text between which no line ends, as the offsets of their first character and of the one after their last. */
export function keptTogether(text: string): { from: number; to: number }[] {
  return spans
    .flatMap((span) => [...text.matchAll(span)].map((match) => ({ from: match.index, to: match.index + match[0].length })))
    .filter(({ from, to }) => to - from <= longest);
}
