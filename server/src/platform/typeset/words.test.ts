import { describe, expect, it } from 'vitest';
import { cleanText, cutIntoWords } from './words';

/** Words with `|` between them, `_` for a space and `/n` for a forced line. */
const shown = (text: string) =>
  cutIntoWords(cleanText(text))
    .map(([word, after]) => word + (after === ' ' ? '_' : after === '\n' ? '/n' : ''))
    .join('|');

describe('where a line may end', () => {
  it.each([
    ['ปลอดภัยตากลม', 'ปลอดภัย|ตากลม'],
    ['โครงการ "การจัดทำรายงาน" (ร่าง) ต่างๆ', 'โครงการ_|"การ|จัด|ทำ|รายงาน"_|(ร่าง)_|ต่างๆ'],
    ['ที่ มท ๐๘๐๘.๒/ว ๑๒๓ ลงวันที่', 'ที่_|มท_|๐๘๐๘.๒/ว ๑๒๓_|ลง|วัน|ที่'],
    ['สำนักงาน ก.พ.ร. พ.ศ. ๒๕๖๙', 'สำนักงาน_|ก.พ.ร._|พ.ศ. ๒๕๖๙'],
    ['ผู้อำนวยการกองและผู้อำนวยการกลุ่มราชการกลาง', 'ผู้|อำนวย|การ|กอง|และ|ผู้|อำนวย|การ|กลุ่ม|ราชการ|กลาง'],
    ['saraban@docflow.example.go.th', 'saraban@docflow.example.go.th'],
    ['บรรทัดแรก\r\nสอง', 'บรรทัด|แรก/n|สอง'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it('cuts what no line could hold', () => {
    const pieces = cutIntoWords(`https://${'a'.repeat(200)}`);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.map(([word]) => word).join('')).toHaveLength(208);
  });
});

describe('cleaning a typed text', () => {
  it('keeps one form of ำ, and drops what hides in copied text', () => {
    expect(cleanText('น\u0e4d\u0e49\u0e32\u200bใจ\u202e\u0000 \t ดี')).toBe('น้ำใจ ดี');
  });
});
