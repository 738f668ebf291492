import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFBool, type PDFContext, PDFDict, PDFDocument, PDFHexString, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { openCompiler } from '../../src/platform/typeset/compiler';
import { hasPoppler } from '../pdf-text';
import { pdfaProblems } from './pdf-a';

const subject = 'ข่าวน้ำท่วม & "น้ำใจ"';
const letter = { agency: 'กรม', subject, edition: '', body: [{ kind: 'paragraph' as const, text: 'ข้อความ' }], date: 'วันนี้' };
const pdf = await openCompiler().typeset('statement', letter);

/** The letter with something changed in it. */
async function changed(change: (context: PDFContext, catalog: PDFDict, page: PDFDict) => void): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  change(document.context, document.catalog, document.getPage(0).node);
  return document.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false });
}
const name = (word: string) => PDFName.of(word);
const each = (context: PDFContext, use: (dict: PDFDict) => void) => {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) use(dict);
  }
};
const inFonts = (change: (font: PDFDict) => void) => (context: PDFContext) =>
  each(context, (dict) => {
    if (dict.lookup(name('Type')) === name('Font')) change(dict);
  });
const put =
  (key: string, value: Record<string, unknown>) =>
  (context: PDFContext, catalog: PDFDict): void =>
    catalog.set(name(key), context.obj(value as never));

const wrong: [what: string, clause: string, change: Parameters<typeof changed>[0]][] = [
  ['a script when it is opened', '6.5.1', put('OpenAction', { S: 'JavaScript', JS: 'app.alert(1)' })],
  ['an action that starts a program', '6.5.1', (context, catalog) => catalog.set(name('OpenAction'), context.register(context.obj({ S: 'Launch' })))],
  ['no profile of colours', '6.2.3', (_, catalog) => catalog.delete(name('OutputIntents'))],
  ['no metadata', '6.6.2.1', (_, catalog) => catalog.delete(name('Metadata'))],
  [
    'another title in its information',
    '6.6.3',
    (context) => (context.lookup(context.trailerInfo.Info) as PDFDict).set(name('Title'), PDFHexString.fromText('อื่น')),
  ],
  ['no tags', '6.7.3.3', (_, catalog) => catalog.delete(name('StructTreeRoot'))],
  ['no mark that it is tagged', '6.7.2.2', (_, catalog) => catalog.delete(name('MarkInfo'))],
  ['no language', '6.7.4', (_, catalog) => catalog.delete(name('Lang'))],
  ['a figure without a text', '6.7.3', (context) => each(context, (dict) => dict.delete(name('Alt')))],
  ['a font outside the file', '6.2.11.4.1', inFonts((font) => font.lookupMaybe(name('FontDescriptor'), PDFDict)?.delete(name('FontFile2')))],
  ['glyphs without characters', '6.2.11.7.2', inFonts((font) => font.delete(name('ToUnicode')))],
  ['fields that the reader draws', '6.4.1', put('AcroForm', { Fields: [], NeedAppearances: PDFBool.True })],
  ['a form of XFA', '6.4.2', put('AcroForm', { Fields: [], XFA: [] })],
  ['an annotation that is not printed', '6.3.2', (context, _, page) => page.set(name('Annots'), context.obj([{ Type: 'Annot', Subtype: 'Text', F: 2 }]))],
  ['a film', '6.3.1', (context, _, page) => page.set(name('Annots'), context.obj([{ Type: 'Annot', Subtype: 'Movie', F: 4 }]))],
  ['text that is not tagged', '6.7.2', (context, _, page) => page.set(name('Contents'), context.register(context.stream('BT /F 1 Tf <0001> Tj ET')))],
  ['a colour of printers', '6.2.4.3', (context, _, page) => page.set(name('Contents'), context.register(context.stream('0 0 0 1 k')))],
];

it('the letter of the test is PDF/A', async () => expect(await pdfaProblems(pdf)).toEqual([]));

it.each(wrong)('finds %s', async (_, clause, change) => {
  expect((await pdfaProblems(await changed(change))).map((problem) => problem.split(':')[0]?.split(' ')[0])).toContain(clause);
});

it('finds what was appended, and encryption', async () => {
  expect(await pdfaProblems(Buffer.concat([pdf, Buffer.from('more')]))).toContainEqual(expect.stringContaining('6.1.3'));
});

it('is read alike by two readers: title, tags, language, version and fonts', async () => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info, metadata } = await document.getMetadata();
  expect(info).toMatchObject({ Title: subject, Language: 'th-TH', IsAcroFormPresent: false });
  expect([metadata?.get('pdfaid:part'), metadata?.get('pdfaid:conformance')]).toEqual(['2', 'A']);
  expect((await document.getMarkInfo())?.Marked).toBe(true);
  expect(await (await document.getPage(1)).getStructTree()).toMatchObject({ role: 'Root' });
  await document.destroy();
  if (!hasPoppler) return;
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-pdfa-'));
  const read = async (program: string) => (await promisify(execFile)(program, ['letter.pdf'], { cwd: folder })).stdout;
  await writeFile(join(folder, 'letter.pdf'), pdf);
  const said = await read('pdfinfo');
  for (const line of [/^Title: +ข่าวน้ำท่วม/m, /^Tagged: +yes/m, /^JavaScript: +no/m, /^Encrypted: +no/m, /PDF subtype: +PDF\/A-2a|^PDF version: +1\.7/m])
    expect(said).toMatch(line);
  const fonts = (await read('pdffonts')).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  // Name, type, encoding, then: in the file, only the glyphs used, with characters.
  for (const font of fonts) expect(font).toMatch(/Sarabun.* yes yes yes /);
  await rm(folder, { recursive: true });
});
