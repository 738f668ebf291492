import type { ChildProcess } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { linesByPdfjs, readers, scannedCodes } from '../../../test/pdf-text';
import type { ExternalLetter, Memo } from './forms';
import type { Block, PrintedCell } from './printed-body';
import { openTypesetting, startProcess, type Typesetting } from './typesetting';

const pdfium = await PDFiumLibrary.init();
afterAll(() => pdfium.destroy());

const open: Typesetting[] = [];
const started: ChildProcess[] = [];
function typesetting(options: Parameters<typeof openTypesetting>[0] = {}): Typesetting {
  const each = openTypesetting({
    ...options,
    start() {
      const child = startProcess();
      started.push(child);
      return child;
    },
  });
  open.push(each);
  return each;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
  started.length = 0;
});

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const letter: ExternalLetter = {
  speed: 'ด่วนที่สุด',
  secrecy: 'ลับมาก',
  number: 'ทด ๐๐๐๑/ว ๑๒๓',
  agency: 'กรมตัวอย่าง',
  address: ['กรุงเทพมหานคร ๑๐๒๑๐'],
  date: '๑๕ มกราคม ๒๕๖๙',
  subject: 'สิ่งแวดล้อมและความมั่นคงทั้งสิ้น',
  salutation: 'เรียน',
  addressee: 'ผู้ว่าราชการจังหวัดทุกจังหวัด',
  references: [],
  enclosures: [{ name: 'แบบตอบรับ', quantity: 'จำนวน ๑ ฉบับ' }],
  body: [paragraph('ตามที่ได้แจ้งเรื่องการดื่มน้ำสะอาดไว้แล้ว นั้น'), { kind: 'item', number: '๑.', level: 1, text: 'ผู้เข้าร่วมประชุม' }],
  closing: 'ขอแสดงความนับถือ',
  signer: { name: 'นายตัวอย่าง ใจดี', position: ['อธิบดีกรมตัวอย่าง'] },
  owner: { unit: 'กองกลาง', lines: ['โทร. ๐ ๒๐๐๐ ๐๐๐๐'] },
  copies: [],
};
const memo: Memo = { ...letter, speed: '', secrecy: '', unit: 'กองกลาง' };
const long: Memo = { ...memo, body: Array.from({ length: 40 }, () => paragraph('ข้อความที่ยาวพอสมควรเพื่อให้หนังสือมีหลายหน้า '.repeat(8))) };

const cell = (text: string, part: Partial<PrintedCell> = {}): PrintedCell => ({ kind: 'left', across: 1, down: 1, lines: [text], ...part });
const tabled: Memo = {
  ...memo,
  body: [
    {
      kind: 'table',
      headRows: 2,
      widths: [1, 4, 2, 2],
      rows: [
        [cell('ที่', { down: 2 }), cell('รายการ', { down: 2 }), cell('งบประมาณ', { across: 2, kind: 'center' })],
        [cell('๒๕๖๘'), cell('๒๕๖๙')],
        ...Array.from({ length: 60 }, (_, at) => [cell(`${at + 1}`), cell('ค่าพาหนะเดินทาง'), cell('๑๒,๕๐๐', { kind: 'right' }), cell('')]),
        [cell('รวมทั้งสิ้น', { across: 4 })],
      ],
    },
    paragraph('จึงเรียนมาเพื่อโปรดพิจารณา'),
  ],
};

/** The text of each page as the browser and the search find it. */
async function pages(pdf: Uint8Array): Promise<string[]> {
  const document = await pdfium.loadDocument(pdf);
  const texts = [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '));
  document.destroy();
  return texts;
}

const scale = 2;

/** The red points of the first page, in half points from the upper left, and the height of the page. */
async function redPoints(pdf: Uint8Array): Promise<{ points: { x: number; y: number }[]; height: number }> {
  const document = await pdfium.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale, render: 'bitmap' });
  document.destroy();
  const isRed = (at: number) => (data[at] as number) > 150 && (data[at + 1] as number) < 90 && (data[at + 2] as number) < 110;
  const points = Array.from({ length: width * height }, (_, at) => at).filter((at) => isRed(at * 4));
  return { points: points.map((at) => ({ x: at % width, y: Math.floor(at / width) })), height };
}

/** Where a text of the first page begins, in points from the left. */
async function leftOf(pdf: Uint8Array, text: string): Promise<number> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const found = items.flatMap((item) => ('str' in item && text.startsWith(item.str) && item.str !== '' ? item.transform[4] : []));
  await document.destroy();
  return Math.min(...found);
}

/** How many red points (in height) a part of the first page has. */
async function redHeight(pdf: Uint8Array, part: (row: number, rows: number) => boolean): Promise<number> {
  const { points, height } = await redPoints(pdf);
  return new Set(points.map(({ y }) => y).filter((row) => part(row, height))).size / scale;
}

describe('setting a letter', () => {
  const setting = openTypesetting();
  afterAll(() => setting.close());

  it('prints every field once, in text that can be found', async () => {
    const [text = ''] = await pages(await setting.typeset('external', letter));
    for (const printed of [
      'ที่ ทด ๐๐๐๑/ว ๑๒๓',
      letter.subject,
      letter.addressee,
      'ดื่มน้ำสะอาด',
      'สิ่งที่ส่งมาด้วย',
      'จำนวน ๑ ฉบับ',
      letter.closing,
      letter.signer.name,
      'โทร. ๐ ๒๐๐๐ ๐๐๐๐',
    ]) {
      expect(text.split(printed)).toHaveLength(2);
    }
    expect(text).not.toContain('อ้างถึง');
    expect(text.split('ลับมาก')).toHaveLength(3);
  });

  it('lets a salutation of the royal family run on over the lines with who is addressed', async () => {
    const royal = {
      ...letter,
      salutation: 'ขอเดชะฝ่าละอองธุลีพระบาทปกเกล้าปกกระหม่อม ข้าพระพุทธเจ้า',
      addressee: 'นายตัวอย่าง ขอพระราชทานพระบรมราชวโรกาสกราบบังคมทูลพระกรุณาทราบฝ่าละอองธุลีพระบาท',
    };
    const [text = ''] = await pages(await setting.typeset('external', royal));
    expect(text.replace(/\s/g, '')).toContain(`${royal.salutation}${royal.addressee}`.replace(/\s/g, ''));
  });

  it('prints a table over several pages, with its heading on each and every row once', async () => {
    const texts = await pages(await setting.typeset('memo', tabled));
    const withTable = texts.filter((text) => text.includes('ค่าพาหนะ'));
    expect(withTable.length).toBeGreaterThan(1);
    for (const text of withTable) expect(text.replaceAll(' ', '').split('งบประมาณ')).toHaveLength(2);
    expect(texts.join(' ').split('ค่าพาหนะเดินทาง')).toHaveLength(61);
    expect(texts.join(' ')).toMatch(/รวมทั้งสิ้น.*จึงเรียนมา/);
  });

  it('lets paragraphs stand at the left, in the middle or at the right', async () => {
    const stood = { left: 'Xleft', center: 'Ycenter', right: 'Zright' } as const;
    const aligned = Object.entries(stood).map(([align, text]): Block => ({ kind: 'paragraph', align: align as keyof typeof stood, text }));
    const pdf = await setting.typeset('memo', { ...memo, body: [...aligned, paragraph('Windent')] });
    const lefts = [];
    for (const text of [stood.left, 'Windent', stood.center, stood.right]) lefts.push(await leftOf(pdf, text));
    expect(lefts[0]).toBeCloseTo((3 / 2.54) * 72, 0);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(new Set(lefts).size).toBe(4);
  });

  it('prints the speed mark red and at least 32 points high, and secrecy red at the top and the foot', async () => {
    const pdf = await setting.typeset('external', letter);
    // ด่วนที่สุด, from its highest tone mark to its lowest vowel, is taller than its font size of 32 points.
    expect(await redHeight(pdf, (row, rows) => row > rows * 0.07 && row < rows / 2)).toBeGreaterThan(32);
    expect(await redHeight(pdf, (row, rows) => row < rows * 0.05)).toBeGreaterThan(12);
    expect(await redHeight(pdf, (row, rows) => row > rows * 0.92)).toBeGreaterThan(12);
  });

  it('prints the proof of an issued letter on every page, clear of the mark of secrecy, and nothing of it before', async () => {
    const address = 'https://sarabun.very-long-name-of-an-agency.example.go.th/verify-document';
    const proof = { qr: `${address}/7K3M9QWX01TZRB5C`, lines: ['ตรวจสอบหนังสือฉบับนี้ที่', address, 'รหัส 7K3M-9QWX-01TZ-RB5C'], alt: 'คิวอาร์โค้ด' };
    const issued = await setting.typeset('external', { ...letter, body: long.body.slice(0, 8) }, { proof });
    const texts = await pages(issued);
    expect(texts.length).toBeGreaterThan(1);
    expect(await scannedCodes(issued)).toEqual(texts.map(() => proof.qr));
    for (const text of texts) for (const line of proof.lines) expect(text.split(line)).toHaveLength(2);
    const { points, height } = await redPoints(issued);
    const mark = Math.max(...points.filter(({ y }) => y > height * 0.92).map(({ x }) => x));
    const [first] = await linesByPdfjs(issued);
    expect(first?.some(({ text }) => text.includes(address))).toBe(true);
    expect(mark / scale).toBeLessThan(await leftOf(issued, address));
    expect(await pages(await setting.typeset('external', letter))).not.toContain(expect.stringContaining('ตรวจสอบ'));
  });

  it('numbers further pages in Thai digits', async () => {
    const texts = await pages(await setting.typeset('memo', long));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts[0]).not.toContain('- ๑ -');
    expect(texts[1]).toContain('- ๒ -');
  });

  it('says at the foot of a page how the next one begins, and not on the last one nor in English', async () => {
    const numbered = Array.from({ length: 60 }, (_, at) => paragraph(`ข้อความย่อหน้าที่ ${at + 1} ของหนังสือ`));
    const bare = (text: string) => text.replace(/\s/g, '');
    const lines = (await linesByPdfjs(await setting.typeset('memo', { ...memo, body: numbered }))).map((page) => page.map(({ text }) => bare(text)));
    expect(lines.length).toBeGreaterThan(1);
    for (const [at, page] of lines.entries()) {
      const foot = page.filter((line) => line.startsWith('/') && line.endsWith('...'));
      const next = lines[at + 1]?.find((line) => line.startsWith('ข้อความ'));
      expect(foot).toHaveLength(next ? 1 : 0);
      if (next) expect(next.startsWith((foot[0] as string).slice(1, -3))).toBe(true);
    }
    const english = { ...letter, speed: '', secrecy: '', attachments: [], body: numbered };
    expect((await pages(await setting.typeset('english', english))).join('')).not.toMatch(/\/ข้อ.*\.\.\./);
  });

  it('keeps a telephone and a fax number on one line each', async () => {
    const unit = 'กองเทคโนโลยีดิจิทัลและพัฒนาระบบสารสนเทศ กลุ่มพัฒนา โทร. ๐ ๒๐๐๐ ๑๒๓๔ ต่อ ๑๒ โทรสาร ๐ ๒๐๐๐ ๑๒๓๕';
    for (const further of ['', 'ระบบ', 'ระบบงาน', 'ระบบงานสารบรรณ', 'ระบบงานสารบรรณกลาง']) {
      const lines = (await readers.pdfjs(await setting.typeset('memo', { ...memo, unit: unit.replace(' โทร.', `${further} โทร.`) }))).split('\n');
      expect(lines.filter((line) => line.includes('โทร. ๐ ๒๐๐๐ ๑๒๓๔ ต่อ ๑๒'))).toHaveLength(1);
      expect(lines.filter((line) => line.includes('โทรสาร ๐ ๒๐๐๐ ๑๒๓๕'))).toHaveLength(1);
    }
  });

  it('puts the seal of the agency on a stamped letter, its name in the ring (form 27), and who initials it below', async () => {
    const initials = { name: 'นางพิมพ์ชนก ศรีสมบูรณ์', position: [], typed: 'นางพิมพ์ชนก ศรีสมบูรณ์ ลงนามทางอิเล็กทรอนิกส์ ๒๑ พ.ย. ๒๕๖๙ ๑๐:๓๐ น.' };
    const pdf = await setting.typeset('stamped', { ...letter, speed: '', secrecy: '', date: '๒๑ พฤศจิกายน ๒๕๖๙', initials });
    const { points, height } = await redPoints(pdf);
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const cm = (72 / 2.54) * scale;
    expect([(right - left) / cm, (bottom - top) / cm].map((side) => side.toFixed(1))).toEqual(['4.5', '4.5']);
    const inRing = points.filter(({ x, y }) => {
      const radius = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) / cm;
      return radius > 1.8 && radius < 2.18;
    });
    expect(inRing.length).toBeGreaterThan(200);
    expect(inRing.filter(({ y }) => y < (top + bottom) / 2)).toEqual([]);
    const [lines = []] = await linesByPdfjs(pdf);
    const typed = lines.filter(({ text }) => text.includes('นางพิมพ์ชนก'));
    expect(typed).toHaveLength(1);
    // Text positions are counted from the bottom of the page.
    for (const { y } of typed) expect(y).toBeLessThan((height - bottom) / scale);
    // The letters around the seal are a picture: the name occurs once in the text, above the seal.
    expect(lines.filter(({ text }) => text.includes(letter.agency))).toHaveLength(1);
  });

  it('sets what looks like markup as it was typed', async () => {
    const typed = '#panic("x") #read("/etc/passwd") *ก* $x^2$ <a> @b \\u{41} // c';
    const [text] = await pages(await setting.typeset('memo', { ...memo, subject: typed, body: [paragraph(typed)] }));
    expect(text?.split('#read("/etc/passwd") *ก* $x^2$ <a> @b \\u{41} // c')).toHaveLength(3);
  });

  it('refuses a character that the font lacks by naming it, and goes on', async () => {
    await expect(setting.typeset('memo', { ...memo, subject: 'ยินดี 😀' })).rejects.toMatchObject({
      code: 'unprintableCharacter',
      text: { th: expect.stringContaining('“😀” (U+1F600)') },
    });
    expect(await pages(await setting.typeset('memo', memo))).toHaveLength(1);
  });
});

describe('the processes', () => {
  it('are at most two, and are replaced after their share of letters', async () => {
    const setting = typesetting({ lettersPerProcess: 2 });
    let most = 0;
    const count = () =>
      (most = Math.max(most, started.filter(({ exitCode, signalCode, connected }) => exitCode === null && signalCode === null && connected).length));
    await Promise.all(Array.from({ length: 5 }, () => setting.typeset('memo', memo).then(count)));
    expect(most).toBeLessThanOrEqual(2);
    expect(started.length).toBeGreaterThanOrEqual(3);
  });

  it('take only their own letter with them when they die, and that is tried once more', async () => {
    const setting = typesetting();
    await setting.typeset('memo', memo);
    const setters = setting.typeset('memo', long);
    started[0]?.kill('SIGKILL');
    expect(await pages(await setters)).not.toHaveLength(0);
    expect(started).toHaveLength(2);
  });

  it('give a letter up that kills twice, and set the next one', async () => {
    const setting = typesetting({ processes: 1 });
    await setting.typeset('memo', memo);
    const doomed = setting.typeset('memo', long);
    started[0]?.kill('SIGKILL');
    started[0]?.once('exit', () => setImmediate(() => started[1]?.kill('SIGKILL')));
    const next = setting.typeset('memo', memo);
    await expect(doomed).rejects.toThrow('died');
    expect(await pages(await next)).toHaveLength(1);
  });

  it('refuse what runs out of its time, at once, and set the next one; a long print has its own time', async () => {
    const setting = typesetting({ processes: 1, maxMs: 1 });
    await expect(setting.typeset('memo', memo)).rejects.toMatchObject({ code: 'tookTooLong' });
    expect(started).toHaveLength(1);
    expect(await pages(await setting.typeset('memo', memo, { longMs: 120_000 }))).toHaveLength(1);
  });

  it('end when typesetting is closed, and letters that wait fail', async () => {
    const setting = typesetting({ processes: 1 });
    const letters = [setting.typeset('memo', long), setting.typeset('memo', long), setting.typeset('memo', memo)];
    const outcomes = Promise.allSettled(letters);
    await setting.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(started.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)).toBe(true);
    await expect(setting.typeset('memo', memo)).rejects.toThrow('closed');
  });
});
