import { describe, expect, it } from 'vitest';
import { cleanText, cutIntoWords } from './words';

/** Words separated by `|`, with `_` for a space and `/n` for a forced line break. */
const shown = (text: string) =>
  cutIntoWords(cleanText(text))
    .map(([word, after]) => word + (after === ' ' ? '_' : after === '\n' ? '/n' : ''))
    .join('|');

describe('where a line may end', () => {
  it.each([
    ['ปลอดภัยตากลม', 'ปลอดภัย|ตากลม'],
    ['โครงการ "การจัดทำรายงาน" (ร่าง) ต่างๆ', 'โครงการ_|"การจัดทำ|รายงาน"_|(ร่าง)_|ต่างๆ'],
    ['ที่ มท ๐๘๐๘.๒/ว ๑๒๓ ลงวันที่', 'ที่ มท ๐๘๐๘.๒/ว ๑๒๓_|ลงวันที่'],
    ['สำนักงาน ก.พ.ร. พ.ศ. ๒๕๖๙', 'สำนักงาน_|ก.พ.ร._|พ.ศ. ๒๕๖๙'],
    ['ผู้อำนวยการกองและผู้อำนวยการกลุ่มราชการกลาง', 'ผู้อำนวยการ|กอง|และ|ผู้อำนวยการ|กลุ่ม|ราชการ|กลาง'],
    ['saraban@docflow.example.go.th', 'saraban@docflow.example.go.th'],
    ['บรรทัดแรก\r\nสอง', 'บรรทัด|แรก/n|สอง'],
    // Compounds that the dictionary of the runtime splits.
    ['แนวทางดังกล่าวที่ได้มอบหมาย', 'แนวทาง|ดังกล่าว|ที่|ได้|มอบหมาย'],
    ['ได้รับแต่งตั้งให้ปฏิบัติหน้าที่', 'ได้รับแต่งตั้ง|ให้|ปฏิบัติหน้าที่'],
    ['ความร่วมมือในการดำเนินงาน', 'ความร่วมมือ|ใน|การดำเนินงาน'],
    // Words missing from the dictionary.
    ['อย่างบูรณาการและธรรมาภิบาลข้อมูล', 'อย่าง|บูรณาการ|และ|ธรรมาภิบาล|ข้อมูล'],
    ['ด้านโลจิสติกส์บนคลาวด์', 'ด้าน|โลจิสติกส์|บน|คลาวด์'],
    ['ภายในวันที่ ๑ มกราคม ๒๕๗๐ เป็นต้นไป', 'ภายใน|วันที่ ๑ มกราคม ๒๕๗๐_|เป็นต้นไป'],
    ['เมื่อ ๒๒ พ.ย. ๒๕๖๙ เวลา ๐๙.๓๐ น. ณ', 'เมื่อ_|๒๒ พ.ย. ๒๕๖๙_|เวลา ๐๙.๓๐ น._|ณ'],
    ['การประชุมครั้งที่ ๒/๒๕๖๙ จำนวน ๑๒๐ คน', 'การประชุม|ครั้งที่ ๒/๒๕๖๙_|จำนวน ๑๒๐ คน'],
    ['งบ ๑,๒๕๐,๐๐๐ บาท ตามข้อ ๓', 'งบ ๑,๒๕๐,๐๐๐ บาท_|ตาม|ข้อ ๓'],
    ['โทร. ๐ ๒๐๐๐ ๑๒๓๔ ต่อ ๑๒ โทรสาร ๐ ๒๐๐๐ ๑๒๓๕', 'โทร. ๐ ๒๐๐๐ ๑๒๓๔ ต่อ ๑๒_|โทรสาร ๐ ๒๐๐๐ ๑๒๓๕'],
    ['มอบหมายให้นายสมชาย อัครวงศ์สกุล เป็น', 'มอบหมาย|ให้|นายสมชาย อัครวงศ์สกุล_|เป็น'],
    ['นายทะเบียน ลงรับ', 'นาย|ทะเบียน_|ลงรับ'],
    ['on 21 November 2569 by', 'on_|21 November 2569_|by'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it('cuts what no line could hold', () => {
    const pieces = cutIntoWords(`https://${'a'.repeat(200)}`);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.map(([word]) => word).join('')).toHaveLength(208);
    expect(cutIntoWords('เรื่อง'.repeat(3) + ' '.concat('๑๒๓ '.repeat(20).trim())).every(([word]) => word.length <= 48)).toBe(true);
  });
});

describe('cleaning a typed text', () => {
  it('keeps one form of ำ, and drops what hides in copied text', () => {
    expect(cleanText('น\u0e4d\u0e49\u0e32\u200bใจ\u202e\u0000 \t ดี')).toBe('น้ำใจ ดี');
  });
});
