import { emptyContent, type LetterContent } from '@sarabun/contract/drafts/letter-content';
import { bodyOf, type RichText } from '@sarabun/contract/drafts/rich-text';
import { formatDay } from '@sarabun/contract/values/buddhist-date';
import { expect, test } from 'vitest';
import { compareVersions } from './version-changes';

const letter = (part: Partial<LetterContent>): LetterContent => ({ ...emptyContent, subject: 'ขอเชิญประชุม', ...part });
const inThai = (day: string) => formatDay(day, 'th');
/** Each part in one line: deletions in [-…-], insertions in {+…+}, a bar between cells. */
const inLines = (before: Partial<LetterContent>, after: Partial<LetterContent>) =>
  compareVersions(letter(before), letter(after), inThai)
    .filter(({ change }) => change !== 'same')
    .map(({ field, cells, change }) => {
      const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
      return `${field} ${change}: ${cells.map((pieces) => pieces.map(({ kind, text }) => marks[kind].join(text)).join('')).join(' | ')}`;
    });

test('words of paragraphs and of fields are compared, lists by their lines', () => {
  const before = { addressee: 'อธิบดีกรมหนึ่ง', references: ['ที่ ๑', 'ที่ ๒'], enclosures: [{ name: 'แผนงาน', quantity: '๑ ชุด' }], body: bodyOf('ขอให้ส่งรายงานวันนี้') };
  const after = { addressee: 'อธิบดีกรมสอง', references: ['ที่ ๑'], enclosures: [{ name: 'แผนงาน', quantity: '๒ ชุด' }], body: bodyOf('ขอให้ส่งแผนงานวันนี้') };
  expect(inLines(before, after)).toEqual([
    'addressee changed: อธิบดีกรม[-หนึ่ง-]{+สอง+}',
    'references removed: [-ที่ ๒-]',
    'enclosures changed: แผนงาน [-๑-]{+๒+} ชุด',
    'body changed: ขอให้ส่ง[-รายงาน-]{+แผนงาน+}วันนี้',
  ]);
});

test('an item to which much was put is one that was changed', () => {
  expect(inLines({ body: bodyOf('ส่งแบบสำรวจคืน') }, { body: bodyOf('ส่งแบบสำรวจคืนภายในวันที่ ๑๕ ธันวาคม ๒๕๖๙ ทางไปรษณีย์') })).toEqual([
    'body changed: ส่งแบบสำรวจคืน{+ภายในวันที่ ๑๕ ธันวาคม ๒๕๖๙ ทางไปรษณีย์+}',
  ]);
});

test('the day of a meeting is compared as it is shown elsewhere', () => {
  expect(inLines({ heldOn: '2026-11-28' }, { heldOn: '2026-11-29' })).toEqual(['heldOn changed: [-28-]{+29+} พ.ย. 2569']);
});

test('a moved paragraph is deleted and inserted; one made bold has changed its look only', () => {
  const [one, two, three] = bodyOf('เรื่องแรกคือแผน\nข้อสองว่าด้วยเงิน\nสุดท้ายจึงเรียนมา') as [RichText[0], RichText[0], RichText[0]];
  expect(inLines({ body: [one, two, three] }, { body: [two, three, one] })).toEqual(['body removed: [-เรื่องแรกคือแผน-]', 'body added: {+เรื่องแรกคือแผน+}']);
  const bold = { kind: 'paragraph' as const, level: 0, runs: [{ text: 'เรื่องแรกคือแผน', bold: true }] };
  expect(inLines({ body: [one] }, { body: [bold] })).toEqual(['body look: เรื่องแรกคือแผน']);
});

test('tables are compared by cell, and their rows like paragraphs', () => {
  const cell = (text: string) => ({ lines: [[{ text }]], align: 'left' as const, across: 1, down: 1 });
  const table = (...rows: string[][]): RichText => [{ kind: 'table', headRows: 0, widths: [0, 0], rows: rows.map((cells) => cells.map(cell)) }];
  const before = table(['รายการ', 'ราคา'], ['กระดาษถ่ายเอกสาร', '๑๐๐'], ['หมึกพิมพ์', '๕๐']);
  const after = table(['รายการ', 'ราคา'], ['กระดาษถ่ายเอกสาร', '๑๒๐'], ['หมึกพิมพ์', '๕๐'], ['แฟ้ม', '๓๐']);
  expect(inLines({ body: before }, { body: after })).toEqual(['body changed: กระดาษถ่ายเอกสาร | [-๑๐๐-]{+๑๒๐+}', 'body added: {+แฟ้ม+} | {+๓๐+}']);
});

test('a picture that another one has replaced is named, and so is one without words that was added or removed', () => {
  const shown = (digit: string, caption = ''): RichText[0] => ({ kind: 'picture', picture: digit.repeat(64), width: 50, align: 'center', caption, alt: '' });
  const pictures = (before: RichText, after: RichText) =>
    compareVersions(letter({ body: before }), letter({ body: after }), inThai)
      .filter(({ change }) => change !== 'same')
      .map(({ change, picture }) => [change, picture]);
  expect(pictures([shown('a')], [shown('b')])).toEqual([['changed', 'exchanged']]);
  expect(pictures([shown('a', 'แผนที่')], [shown('b', 'แผนที่')])).toEqual([['changed', 'exchanged']]);
  expect(pictures([shown('a', 'แผนที่ของอำเภอ')], [shown('a', 'แผนที่ของจังหวัด')])).toEqual([['changed', 'kept']]);
  expect(pictures([], [shown('a')])).toEqual([['added', 'kept']]);
  expect(pictures([...bodyOf('ข้อความ'), shown('a')], bodyOf('ข้อความ'))).toEqual([['removed', 'kept']]);
  expect(pictures([shown('a')], [shown('a')])).toEqual([]);
});
