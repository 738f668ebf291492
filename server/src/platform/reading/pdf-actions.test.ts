import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { theProduct } from '../fair-gate';
import { inspectPdf } from '../media/pdf';

const folder = await mkdtemp(join(tmpdir(), 'sarabun-pdf-'));
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: Uint8Array): Promise<number | string> {
  const path = join(folder, 'file.pdf');
  await writeFile(path, content);
  return inspectPdf(path, theProduct).then(
    ({ pages }) => pages,
    (error) => error.trouble ?? String(error),
  );
}

async function written(change: (document: PDFDocument) => void, useObjectStreams = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('JavaScript /JS /Launch are only words here');
  change(document);
  return document.save({ useObjectStreams });
}
const action = (document: PDFDocument, kind: string, more: object = {}) => document.context.obj({ Type: 'Action', S: kind, ...more });

it.each([true, false])('takes a PDF that only speaks of scripts, and links to pages and addresses (object streams: %s)', async (useObjectStreams) => {
  const content = await written((document) => {
    const page = document.getPage(0);
    const link = document.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: action(document, 'URI', { URI: PDFString.of('https://example.go.th') }),
    });
    page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]));
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj([page.ref, 'Fit']));
  }, useObjectStreams);
  expect(await inspect(content)).toBe(1);
});

it.each<[string, (document: PDFDocument) => void]>([
  ['a script of the document', (document) => document.addJavaScript('x', 'app.alert(1)')],
  ['a script when it opens', (document) => document.catalog.set(PDFName.of('OpenAction'), action(document, 'JavaScript', { JS: PDFString.of('x') }))],
  ['a program when it opens', (document) => document.catalog.set(PDFName.of('OpenAction'), action(document, 'Launch', { F: PDFString.of('cmd.exe') }))],
  [
    'a script when a page is turned',
    (document) =>
      document
        .getPage(0)
        .node.set(PDFName.of('AA'), document.context.obj({ O: document.context.register(action(document, 'JavaScript', { JS: PDFString.of('x') })) })),
  ],
  [
    'a program behind a button, after another action',
    (document) => {
      const next = action(document, 'GoTo', { Next: [action(document, 'Launch', { F: PDFString.of('x') })] });
      document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: next }]));
    },
  ],
])('refuses %s, in the clear and in compressed objects', async (_, change) => {
  expect(await inspect(await written(change, true))).toBe('active');
  expect(await inspect(await written(change, false))).toBe('active');
});

it('is not misled by the way a name is spelt', async () => {
  const content = Buffer.from(
    await written((document) => document.catalog.set(PDFName.of('OpenAction'), action(document, 'JavaScript', { JS: PDFString.of('x') })), false),
  );
  const spelt = content.toString('latin1').replace('/JavaScript', '/J#61vaScr').replace('/JS (', '/J#53(');
  expect(spelt).toContain('/J#53(');
  expect(await inspect(Buffer.from(spelt, 'latin1'))).toBe('active');
});
