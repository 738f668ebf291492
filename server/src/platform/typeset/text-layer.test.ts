import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, it } from 'vitest';
import { hasPoppler, readers } from '../../../test/pdf-text';
import { openCompiler } from './compiler';
import { repairTextLayer } from './text-layer';

const consonants = [...'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'];
const marks = ['่', '้', '๊', '๋', 'ิ', 'ี', 'ึ', 'ื', 'ั', 'ุ', 'ู', '็', '์', 'ิ่', 'ี้', 'ึ้', 'ื่', 'ั้', 'ุ้', 'ู่', 'ิ์', 'ำ', '้ำ', '่ำ', '๊ำ'];
/** Every consonant with every mark, line by line, as words of two letters. */
const syllables = consonants.map((consonant) => marks.map((mark) => consonant + mark + (mark.endsWith('ำ') ? '' : 'น')).join(' '));
/** Justified lines, in which letters are spread. */
const filled = [
  'โดยให้มีผลตั้งแต่วันที่ขึ้นทะเบียนยิ่งขึ้นทั้งนี้ น้ำใจ ทำ คำสั่ง สำนักงาน สิ่งของ ปิ่น ฝั่ง ประสิทธิ์ ศักดิ์สิทธิ์ '.repeat(6).trim(),
  'บัดนี้ได้มีการเปลี่ยนแปลงแนวทางดังกล่าวให้เหมาะสมยิ่งขึ้น ผู้ปฏิบัติหน้าที่ที่ได้รับแต่งตั้งขึ้นใหม่ทั้งสิ้น ๒๕ คน '.repeat(6).trim(),
];

/** The same in bold, whose marks stand elsewhere. */
const bold = [...syllables, 'เริ่มประชุมครั้งที่'];

const { typeset: compile } = openCompiler();
const pdf = await compile('news', {
  agency: 'กรม',
  subject: 'ก',
  edition: '',
  body: [...[...syllables, ...filled].map((text) => ({ kind: 'paragraph' as const, text })), ...bold.map((text) => ({ kind: 'heading' as const, text }))],
  date: 'วันนี้',
});
const written = ['ข่าวกรม', 'เรื่อง ก', ...syllables, ...filled, ...bold, 'กรม', 'วันนี้'];
/** Without page numbers; poppler takes the hyphen behind one for a broken word. */
const linesOf = (text: string) =>
  text
    .replace(/(^|[\n\f])-\s*[๐-๙]\s*-?/gu, '$1')
    .split(/[\r\n\f]+/u)
    .map((line) => line.trim())
    // Neither the words at the foot of a page with which the next one begins.
    .filter((line) => line !== '' && !/^\/.*\.\.\.$/u.test(line));

describe('the text of a letter', () => {
  it.each(Object.entries(readers))('is read as it was written, by %s', async (name, read) => {
    if (name === 'poppler' && !hasPoppler) return;
    const lines = linesOf(await read(pdf));
    expect(lines.join('').replaceAll(' ', '') === written.join('').replaceAll(' ', '')).toBe(true);
    // Pdfium drops a blank between two syllables with marks.
    if (name !== 'pdfium') expect(lines.filter((line) => !written.some((paragraph) => paragraph.includes(line)))).toEqual([]);
  });
});

it('changes nothing that is seen', async () => {
  const fonts = dirname(createRequire(join(import.meta.dirname, '../../../../letters/package.json')).resolve('@expo-google-fonts/sarabun/package.json'));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [join(fonts, '400Regular')] }] });
  const source = `#set page(width: 10cm, height: 8cm)\n#set text(font: "Sarabun", lang: "th", size: 11pt)\n#set par(justify: true, justification-limits: (tracking: (min: 0pt, max: 0.09em), spacing: (min: 90%, max: 130%)))\n${filled[0]} ${syllables[0]}`;
  const before = compiler.pdf({ mainFileContent: source }, { pdfStandard: 'a-2a' });
  const library = await PDFiumLibrary.init();
  const seen = async (pdf: Uint8Array) => {
    const { data } = await (await library.loadDocument(pdf)).getPage(0).render({ scale: 2, render: 'bitmap' });
    return data;
  };
  const [old, mended] = [await seen(before), await seen(await repairTextLayer(before))];
  const differ = old.filter((value, at) => Math.abs(value - (mended[at] as number)) > 32).length;
  expect(old.length).toBe(mended.length);
  expect(differ).toBe(0);
  library.destroy();
});
