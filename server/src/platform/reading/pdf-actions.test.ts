import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { inspectPdf } from '../media/pdf';
import { backgroundWork } from '../work/fair-queue';

const folder = await mkdtemp(join(tmpdir(), 'sarabun-pdf-'));
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: Uint8Array): Promise<number | string> {
  const path = join(folder, 'file.pdf');
  await writeFile(path, content);
  return inspectPdf(path, backgroundWork).then(
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
  [
    'a program whose action is named elsewhere',
    (document) => {
      const kind = document.context.register(PDFName.of('Launch'));
      document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: kind, F: PDFString.of('cmd.exe') }));
    },
  ],
  [
    'a form of XML',
    (document) => {
      const form = document.context.register(document.context.flateStream('<xdp:xdp><script>app.alert(1)</script></xdp:xdp>'));
      document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ XFA: form, Fields: [] }));
    },
  ],
  [
    'a file of another machine that opens by itself',
    (document) => document.catalog.set(PDFName.of('OpenAction'), action(document, 'GoToR', { F: PDFString.of('//203.0.113.7/share/x.pdf'), D: [0, 'Fit'] })),
  ],
  [
    'an address that is asked when a page is shown',
    (document) => {
      const next = document.context.register(action(document, 'URI', { URI: PDFString.of('https://example.com/read') }));
      document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: action(document, 'GoTo', { D: [0, 'Fit'], Next: [next] }) }));
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

const launch = '<< /S /Launch /F (cmd.exe) >>';

/** A handwritten one-page PDF with its cross-reference table; `places` may point elsewhere than where an object first occurs. */
function byHand(objects: string[], places: (body: string) => Record<number, number> = () => ({})): Buffer {
  const body = ['%PDF-1.7\n', ...objects.map((object) => `${object}\n`)].join('');
  const elsewhere = places(body);
  const numbers = [1, 2, 3, 4];
  const table = numbers.map((number) => `${String(elsewhere[number] ?? body.indexOf(`\n${number} 0 obj`) + 1).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${body}xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}
const frame = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj',
];
const harmless = '4 0 obj\n[3 0 R /Fit]\nendobj';

it('takes a PDF by hand that goes to its first page', async () => {
  expect(await inspect(byHand([...frame, harmless]))).toBe(1);
});

it.each<[string, Buffer]>([
  ['that a later object of its number covers', byHand([...frame, `4 0 obj\n${launch}\nendobj`, harmless])],
  [
    'that lies in the content of another object, where only the table of places finds it',
    byHand([...frame, `5 0 obj\n<< /Length 60 >>\nstream\n4 0 obj\n${launch}\nendobj\nendstream\nendobj`, harmless], (body) => ({
      4: body.indexOf('4 0 obj'),
    })),
  ],
  ['in an object that is broken', byHand([...frame, `4 0 obj\n<< /S /La#75nch /F (cmd.exe) /X <<< >> >>\nendobj`])],
  ['whose words a remark keeps apart', byHand([...frame, `5 0 obj\n<< /Length 60 >>\nstream\n<< /S %x\n/Launch >>\nendstream\nendobj`, harmless])],
])('refuses a program %s', async (_, content) => {
  expect(await inspect(content)).toBe('active');
});

it('refuses a stream of objects that does not say that it is one', async () => {
  const content = Buffer.from(
    await written((document) => {
      document.catalog.set(PDFName.of('OpenAction'), document.context.register(action(document, 'Launch', { F: PDFString.of('cmd.exe') })));
    }),
  );
  const hidden = Buffer.from(content.toString('latin1').replace('/Type /ObjStm', '/Tipe /ObjStm'), 'latin1');
  expect(hidden.equals(content)).toBe(false);
  expect(await inspect(hidden)).not.toBe(1);
});
