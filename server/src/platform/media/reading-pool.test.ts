import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { concatTransformationMatrix, drawObject, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal({ environment: { UPLOAD_LIMIT_MB: '100' } });
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const colleague = await portal.person(unit, { function: 'registrar' });
const path = '/api/sarabun/upload-file';

async function pdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([595, 842]).drawText(`page ${page}`, { x: 50, y: 700 });
  return Buffer.from(await document.save());
}

/** Peak memory (megabytes above the start) and threads of the process during some work. */
async function peakOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; megabytes: number; threads: number }> {
  const tasks = () => readdirSync('/proc/self/task').length;
  const [rss, before] = [process.memoryUsage.rss(), tasks()];
  const peak = { megabytes: 0, threads: 0 };
  const look = setInterval(() => {
    peak.megabytes = Math.max(peak.megabytes, (process.memoryUsage.rss() - rss) / 2 ** 20);
    peak.threads = Math.max(peak.threads, tasks() - before);
  }, 5);
  try {
    return { result: await work(), ...peak };
  } finally {
    clearInterval(look);
  }
}

it('forty uploads at once take the memory of a few, and each good file is taken or told to come again', async () => {
  const file = await pdf(3);
  const { result, megabytes, threads } = await peakOf(() =>
    Promise.all(Array.from({ length: 40 }, (_, n) => portal.upload(path, file, { as: n % 2 ? registrar : colleague, name: `${n}.pdf` }))),
  );
  for (const { code, body, headers } of result) {
    expect([200, 503], JSON.stringify(body)).toContain(code);
    if (code === 200) expect(body.item.pages).toBe(3);
    else expect([body.code, Number(headers['retry-after'])]).toEqual(['busy', expect.any(Number)]);
  }
  expect(result.filter(({ code }) => code === 200).length).toBeGreaterThan(10);
  expect(threads).toBeLessThan(20);
  expect(megabytes).toBeLessThan(400);
}, 120_000);

const small = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#6f2145' } })
  .png()
  .toBuffer();
it.each([
  ['PDFs', path, await pdf(1)],
  ['pictures', '/api/core/avatar', small],
])(
  'who brings more %s than can wait is told that the system is busy, in both languages, and others are served',
  async (_what, url, file) => {
    const many = Array.from({ length: 90 }, (_, n) => portal.upload(url, file, { as: registrar, headers: { 'accept-language': n % 2 ? 'en' : 'th' } }));
    const other = portal.upload(url, file, { as: colleague });
    const replies = await Promise.all(many);
    expect((await other).code).toBe(200);
    const busy = replies.filter(({ code }) => code === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ body, headers }) => body.code === 'busy' && headers['retry-after'] !== undefined)).toBe(true);
    expect(new Set(busy.map(({ body }) => body.message))).toEqual(new Set(['ระบบกำลังมีผู้ใช้งานมาก กรุณาลองใหม่อีกครั้ง', 'The system is busy. Please try again.']));
    expect(replies.filter(({ code }) => code !== 503 && code !== 200)).toEqual([]);
  },
  120_000,
);

/** A PDF whose catalogue is in an object stream that unpacks to this many megabytes of zeros. */
function swollenPdf(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 2 ** 20), { level: 9 });
  let file = Buffer.from('%PDF-1.5\n');
  const places: number[] = [];
  const add = (id: number, dictionary: string, stream?: Buffer) => {
    places[id] = file.length;
    const content = stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream')] : [];
    file = Buffer.concat([file, Buffer.from(`${id} 0 obj\n${dictionary}`), ...content, Buffer.from('\nendobj\n')]);
  };
  add(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>');
  add(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>');
  add(5, `<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${packed.length}>>`, packed);
  const index = (type: number, place: number) => {
    const row = Buffer.alloc(7);
    row[0] = type;
    row.writeUInt32BE(place, 1);
    return row;
  };
  const start = file.length;
  const rows = Buffer.concat([index(0, 0), index(2, 5), ...[places[2], places[3], start, places[5]].map((place) => index(1, place as number))]);
  add(4, `<</Type/XRef/Size 6/W[1 4 2]/Root 1 0 R/Length ${rows.length}>>`, rows);
  return Buffer.concat([file, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

it('a file that swells when it is opened is refused by that, and the process stays small', async () => {
  const file = swollenPdf(400);
  expect(file.length).toBeLessThan(500_000);
  const { result, megabytes } = await peakOf(() => portal.upload(path, file, { as: registrar }));
  expect(result).toMatchObject({ code: 422, body: { code: 'fileTooHeavy' } });
  expect(megabytes).toBeLessThan(400);
});

it('a scan of 60 MB is taken, and leaves nothing behind', async () => {
  const document = await PDFDocument.create();
  const grey = { Type: 'XObject', Subtype: 'Image', Width: 1500, Height: 2000, ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
  const pixels = randomBytes(1500 * 2000);
  for (let count = 0; count < 21; count++) {
    const page = document.addPage([595, 842]);
    page.node.setXObject(PDFName.of('Scan'), document.context.register(document.context.stream(pixels, grey)));
    page.pushOperators(concatTransformationMatrix(595, 0, 0, 842, 0, 0), drawObject(PDFName.of('Scan')));
  }
  const scan = Buffer.from(await document.save());
  const { result, megabytes } = await peakOf(() => portal.upload(path, scan, { as: registrar, name: 'scan.pdf' }));
  expect([result.code, result.body.item]).toMatchObject([200, { pages: 21, size: scan.length }]);
  expect(scan.length).toBeGreaterThan(60 * 2 ** 20);
  expect(megabytes).toBeLessThan(600);
});
