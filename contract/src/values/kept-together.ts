import { formatDay } from './buddhist-date';

/** What stays on one line despite blanks or word ends: dates, times, numbers with what they count, telephones, letter numbers, names. */

const number = '[0-9๐-๙]+(?:[.,:/-][0-9๐-๙]+)*';
const year = '(?:พ\\.ศ\\.|ค\\.ศ\\.|B\\.E\\.)? ?[0-9๐-๙]{4}';

const monthNames = (['th', 'en'] as const).flatMap((language) =>
  (['long', 'short'] as const).flatMap((style) =>
    Array.from({ length: 12 }, (_, index) => formatDay(`2000-${String(index + 1).padStart(2, '0')}-01`, language, style).split(' ')[1] as string),
  ),
);
const month = `(?:${monthNames.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

/** Words before a number: ครั้งที่ ๒/๒๕๖๙. */
const counted =
  '(?:ครั้ง|ฉบับ|ชุด|รุ่น|ตอน|ลงวัน|วัน|คำสั่ง|ไตรมาส|ระยะ|เลข|ช่อง|ลำดับ)?ที่|ข้อ|มาตรา|หมวด|ส่วน|บท|หน้า|ชั้น|รุ่น|กลุ่ม|เลข|แบบ|จำนวน|ร้อยละ|ผนวก|เวลา|อาคาร|ห้อง|เล่ม|พ\\.ศ\\.|ค\\.ศ\\.|ปี|วันละ|คนละ';
/** Words after a number: ๑๒๐ คน. */
const units =
  'คน|บาท|สตางค์|ล้านบาท|วันทำการ|วัน|เดือน|ปี|ชั่วโมง|นาที|นาฬิกา|น\\.|ฉบับ|ชุด|แผ่น|หน้า|รายการ|ราย|เรื่อง|แห่ง|เครื่อง|หลัง|คัน|ไร่|กิโลเมตร|เมตร|ครั้ง|เล่ม|ข้อ|รูป|ตำแหน่ง|อัตรา|ตัวอักษร|ไฟล์|หน่วยงาน|ตัว|อย่าง|ชนิด|คอลัมน์|เหตุการณ์';
const englishUnits =
  '(?:working )?days?|hours?|minutes?|weeks?|months?|years?|letters?|characters?|digits?|people|persons?|pages?|files?|times|units?|items?|rows?|columns?|copies|lines?|baht|MB';
const titles = 'นางสาว|นาง|นาย(?!ก|จ้าง|ทะเบียน|ประกัน|อำเภอ|ทหาร|ตำรวจ|ตรวจ|หน้า)|ดร\\.|ม\\.ล\\.|ม\\.ร\\.ว\\.';
const telephone = 'โทร\\.|โทรศัพท์|โทรสาร|Tel\\.|Fax';
const after = '(?![ก-๙0-9A-Za-z])';

const spans: readonly RegExp[] = [
  new RegExp(`(?:(?:ลง)?วัน[ก-๙]*ที่ ?)?[0-9๐-๙]{1,2} ${month}(?: ${year})?`, 'gu'),
  new RegExp(`${month} ${year}`, 'gu'),
  // A day with its time: 21/11/2569 14:05, วันนี้ 09:42.
  /(?:[0-9๐-๙]{4}|วันนี้|เมื่อวาน|[Tt]oday|[Yy]esterday) [0-9๐-๙]{1,2}[:.][0-9๐-๙]{2}(?: น\.)?/gu,
  new RegExp(`(?:${counted}) ${number}(?: (?:${units})(?![ก-๙]))?`, 'gu'),
  new RegExp(`${number} (?:${units})(?![ก-๙])`, 'gu'),
  new RegExp(`${number} (?:${englishUnits})(?![a-z])`, 'gu'),
  // From one number to another; not from one date to another.
  new RegExp(`(?<![0-9๐-๙])(?<!${month} )${number} ?[-–] ?${number}(?: น\\.)?`, 'gu'),
  new RegExp(`(?:${telephone}) ?[0-9๐-๙]+(?:[ -][0-9๐-๙]+)*(?: ?(?:ต่อ|ext\\.) ?[0-9๐-๙]+)?`, 'gu'),
  // Groups of digits, as in telephones and accounts.
  /[0-9๐-๙]+(?: [0-9๐-๙]+)+/gu,
  // A letter number: ที่ ทด ๐๐๐๑/ว ๑๒๓.
  /(?<![ก-๙])(?:ที่ )?[ก-ฮ]{2,3}(?: ?\([ก-ฮ]+\))? [0-9๐-๙.]+(?:\/ว? ?[0-9๐-๙]+)?/gu,
  new RegExp(`(?<!พระ)(?:${titles}) ?[ก-๙]{2,14}(?: [ก-๙]{2,16}${after})?`, 'gu'),
  /(?:Mr\.|Mrs\.|Ms\.|Miss|Dr\.|M\.L\.|M\.R\.) [A-Z][a-z]+(?: [A-Z][a-z]+)?/gu,
];

/** A longer span may break, in characters. */
const longest = 44;

/** The spans of a text within which lines do not break, as start and end offsets (end excluded). They may overlap. */
export function keptTogether(text: string): { from: number; to: number }[] {
  return spans
    .flatMap((span) => [...text.matchAll(span)].map((match) => ({ from: match.index, to: match.index + match[0].length })))
    .filter(({ from, to }) => to - from <= longest);
}

/** Overlapping spans joined; kept separate if the result would be too long. */
export function joinedPlaces(text: string): { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of keptTogether(text).sort((one, other) => one.from - other.from || other.to - one.to)) {
    const last = joined.at(-1);
    if (!last || from >= last.to) joined.push({ from, to });
    else if (to - last.from <= longest) last.to = Math.max(last.to, to);
  }
  return joined;
}

/** The same text with non-breaking spaces inside those spans. */
export function unbroken(text: string): string {
  if (!/[0-9๐-๙]|นา[งย]|ดร\./u.test(text)) return text;
  let bound = text;
  for (const { from, to } of keptTogether(text)) bound = bound.slice(0, from) + bound.slice(from, to).replaceAll(' ', '\u00a0') + bound.slice(to);
  return bound;
}
