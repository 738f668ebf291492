import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { readPdfLines, readPdfText } from '../media/pdf';

const folder = mkdtempSync(join(tmpdir(), 'told-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A line as Chromium prints it: a letter and its mark are two pieces of a span that gives its words, and the next letter stands before the end of the mark. */
async function printed(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.node.setFontDictionary(PDFName.of('F'), font.ref);
  const span = '/Span<</ActualText <FEFF0E180E34>>>BDC';
  const content = `BT /F 16 Tf 50 700 Td (a) Tj ${span} 11 0 Td (d) Tj 12 0 Td (i) Tj EMC -1 0 Td (b) Tj 11 0 Td (c) Tj ${span} 11 0 Td (d) Tj EMC ET`;
  page.node.addContentStream(document.context.register(document.context.stream(content)));
  return Buffer.from(await document.save());
}

it('a span that gives its words is told once, where lines are read and where a file is searched', async () => {
  const content = await printed();
  const path = join(folder, 'a.pdf');
  writeFileSync(path, content);
  const {
    pages: [lines],
    ratio,
  } = await readPdfLines(path, 1);
  expect(ratio).toBeCloseTo(595 / 842);
  expect(lines?.map((pieces) => pieces.map(({ text }) => text.replaceAll(' ', '')))).toEqual([['aธิbcธิ']]);
  expect((await readPdfText(content)).text.replaceAll(' ', '')).toBe('aธิbcธิ');
});
