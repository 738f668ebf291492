import { expect, it } from 'vitest';
import { bodyOf, type RichText, textOf } from './rich-text';
import { placeOf, quoteAt, withSuggestions } from './text-places';

const quoted = (body: RichText, words: string, line = 0) => {
  const text = body[line] ? textOf(body[line]) : '';
  const start = text.indexOf(words);
  const quote = quoteAt(body, { line, start, end: start + words.length });
  if (!quote) throw new Error('no such words');
  return quote;
};

it('finds quoted words again after other paragraphs and words came before them', () => {
  const before = bodyOf('ตามหนังสือที่อ้างถึง\nขอให้ส่งภายในวันที่ ๕ มกราคม');
  const after = bodyOf('ย่อหน้าใหม่\nตามหนังสือที่อ้างถึง\nในการนี้ขอให้ส่งภายในวันที่ ๕ มกราคม');
  const place = placeOf(after, quoted(before, 'วันที่ ๕', 1));
  expect(place).toMatchObject({ line: 2 });
  expect(textOf(after[2] as never).slice(place?.start, place?.end)).toBe('วันที่ ๕');
});

it('tells two places with the same words apart by what stands next to them, and then by the nearest line', () => {
  const body = bodyOf('กรมหนึ่งเห็นชอบ\nกรมสองเห็นชอบ');
  const second = quoted(body, 'เห็นชอบ', 1);
  expect(placeOf([...bodyOf('กรมสามเห็นชอบ'), ...body], second)).toMatchObject({ line: 2 });
  const same = bodyOf('ข้อ\nข้อ\nข้อ');
  expect(placeOf(same, quoted(same, 'ข้อ', 1))).toMatchObject({ line: 1 });
});

it('keeps whole words next to the quoted ones, and finds them again by what was kept in parts', () => {
  const body = bodyOf('ขอความร่วมมือส่งข้อมูลเพื่อประกอบการจัดทำรายงานประจำปีงบประมาณภายในกำหนด');
  const found = quoted(body, 'รายงาน');
  expect(found).toMatchObject({ before: 'เพื่อประกอบการจัดทำ', after: 'ประจำปีงบประมาณภายใน' });
  expect(placeOf(body, { ...found, before: 'ื่อประกอบการจัดทำ' })).toMatchObject({ line: 0 });
});

it('says that a place is gone, also if its short words are left elsewhere', () => {
  const body = bodyOf('ขอเชิญประชุมวันที่ ๕ ณ ห้องประชุม');
  const at = quoted(body, 'ณ');
  expect(placeOf(bodyOf('ขอเชิญประชุม'), at)).toBeNull();
  expect(placeOf(bodyOf('คณะกรรมการ'), at)).toBeNull();
});

it('applies suggestions in paragraphs and cells, keeps the look of the words, and names those without a place', () => {
  const cell = (text: string) => ({ lines: [[{ text }]], align: 'left' as const, across: 1, down: 1 });
  const body: RichText = [
    {
      kind: 'paragraph',
      level: 0,
      runs: [{ text: 'ให้ ' }, { text: 'ด่วนมาก', bold: true }, { text: ' ภายในวันนี้' }],
    },
    { kind: 'table', headRows: 0, widths: [0, 0], rows: [[cell('รายการ'), cell('ราคา')]] },
  ];
  const take = (words: string, line: number, replacement: string) => {
    const text = ['ให้ ด่วนมาก ภายในวันนี้', 'รายการ', 'ราคา'][line] ?? '';
    const place = quoteAt(body, { line, start: text.indexOf(words), end: text.indexOf(words) + words.length });
    return { ...(place as NonNullable<typeof place>), replacement };
  };
  const gone = { line: 0, quote: 'ไม่มีอยู่', before: '', after: '', replacement: 'x' };
  const result = withSuggestions(body, [take('ด่วนมาก ภายใน', 0, 'ด่วน ใน'), take('ให้ ', 0, ''), take('ราคา', 2, 'ราคา (บาท)'), gone]);
  expect(result.left).toEqual([gone]);
  expect(result.body).toEqual([
    { kind: 'paragraph', level: 0, runs: [{ text: 'ด่วน ใน', bold: true }, { text: 'วันนี้' }] },
    { kind: 'table', headRows: 0, widths: [0, 0], rows: [[cell('รายการ'), cell('ราคา (บาท)')]] },
  ]);
});
