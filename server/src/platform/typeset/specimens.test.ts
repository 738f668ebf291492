import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfaProblems } from '../../../test/papers/pdf-a';
import { type Specimen, specimens } from '../../../test/papers/specimens';
import type { FormName, Forms } from './forms';
import { openTypesetting } from './typesetting';

const setting = openTypesetting();
const pdfium = await PDFiumLibrary.init();
afterAll(async () => {
  pdfium.destroy();
  await setting.close();
});

/** How far a mark may be from its place on the specimen, in millimetres. */
const tolerance = 2;

const body = [
  { kind: 'paragraph' as const, text: 'ตามที่ได้แจ้งเรื่องการดื่มน้ำสะอาดไว้แล้ว บัดนี้ได้ดำเนินการเสร็จสิ้นเรียบร้อยแล้ว จึงขอแจ้งให้ทราบโดยทั่วกัน และขอให้ถือปฏิบัติ จนจบข้อความ' },
];
const given = {
  speed: 'ด่วนที่สุด',
  secrecy: 'ลับมาก',
  number: 'ทด ๐๐๐๑/๑๒๓',
  agency: 'กรมตัวอย่าง',
  address: [],
  date: '๑๕ มกราคม ๒๕๖๙',
  subject: 'ขอความร่วมมือ',
  salutation: 'เรียน',
  addressee: 'ผู้ว่าราชการจังหวัด',
  references: ['บันทึกกองคลัง'],
  enclosures: [{ name: 'แบบตอบรับ', quantity: 'จำนวน ๑ ฉบับ' }],
  body,
  closing: 'ขอแสดงความนับถือ',
  signer: { name: 'นายดี ใจงาม', position: ['ผู้ตรวจราชการ'] },
  owner: { unit: 'กองกลาง', lines: ['โทร. ๐ ๒๐๐๐ ๐๐๐๐'] },
  copies: [],
};
const dated = { ...given, issuer: 'กรมตัวอย่าง', date: '๑๕ มกราคม พ.ศ. ๒๕๖๙' };
const title = (kind: string): Forms['regulation'] => ({ ...dated, title: `${kind}กรมตัวอย่าง`, about: 'ว่าด้วยการลา', edition: '(ฉบับที่ ๒)', year: 'พ.ศ. ๒๕๖๙' });
const notice = { ...given, number: '', edition: 'ฉบับที่ ๓' };
const attendant = (name: string) => ({ name, position: 'กรรมการ' });
const minutes: Forms['minutes'] = {
  ...given,
  meeting: 'กรมการจังหวัด',
  number: 'ครั้งที่ ๒/๒๕๖๙',
  when: 'เมื่อวันจันทร์',
  where: 'ณ ห้องใหญ่',
  present: [attendant('นายก')],
  absent: [attendant('นายข')],
  attending: [],
  opened: '๐๙.๓๐ น.',
  closed: '๑๒.๐๐ น.',
  recorder: { name: 'นายง', position: 'เลขานุการ' },
  reviewer: { name: '', position: '' },
};
const english: Forms['english'] = {
  ...given,
  speed: '',
  number: 'DEMO 0001/7',
  agency: 'Department of Samples',
  address: ['Bangkok 10210'],
  date: '15 January B.E. 2569 (2026)',
  salutation: 'Dear',
  addressee: 'Director,',
  subject: 'Request',
  references: [],
  attachments: [],
  body: [
    { kind: 'paragraph', text: `I have the honour to write to you about the ${'samples of our forms and their places on the page, '.repeat(3)}and remain.` },
  ],
  closing: 'Yours sincerely,',
  signer: { name: 'Dee Jaingam', position: ['Inspector'] },
};

const last = 'ถือปฏิบัติ จนจบข้อความ';
const signed = { name: '(นายดี ใจงาม)', post: 'ผู้ตรวจราชการ' };
const headed = { body: 'ตามที่ได้แจ้ง', dots: last };
/** Each form, what it prints, and the text of ours that stands for each mark of its specimen. */
const forms: [name: keyof typeof specimens, form: FormName, data: unknown, texts: Record<string, string>][] = [
  [
    'external',
    'external',
    given,
    {
      ...headed,
      ...signed,
      secrecy: 'ลับมาก',
      speed: 'ด่วนที่สุด',
      number: 'ที่ ทด',
      agency: 'กรมตัวอย่าง',
      date: '๑๕ มกราคม',
      subject: 'เรื่อง',
      salutation: 'เรียน',
      reference: 'อ้างถึง',
      enclosure: 'สิ่งที่ส่งมาด้วย',
      closing: 'ขอแสดงความนับถือ',
      owner: 'กองกลาง',
      telephone: 'โทร.',
    },
  ],
  [
    'memo',
    'memo',
    { ...given, unit: 'กองกลาง', references: [], enclosures: [] },
    {
      ...headed,
      ...signed,
      secrecy: 'ลับมาก',
      speed: 'ด่วนที่สุด',
      title: 'บันทึกข้อความ',
      unit: 'ส่วนราชการ',
      number: 'ที่',
      date: 'วันที่',
      subject: 'เรื่อง',
      salutation: 'เรียน',
    },
  ],
  ['stamped', 'stamped', given, { ...headed, secrecy: 'ลับมาก', speed: 'ด่วนที่สุด', number: 'ที่ ทด', addressee: 'ถึง', agency: 'กรมตัวอย่าง', sealDate: '๑๕ มกราคม' }],
  [
    'order',
    'order',
    { ...dated, number: '๑/๒๕๖๙', effectiveFrom: 'บัดนี้เป็นต้นไป' },
    { ...headed, ...signed, issuer: 'คำสั่งกรม', number: 'ที่ ๑/๒๕๖๙', subject: 'เรื่อง', effective: 'ทั้งนี้', given: 'สั่ง ณ วันที่' },
  ],
  ...(['regulation', 'rule'] as const).map((name): (typeof forms)[number] => [
    name,
    'regulation',
    title(name === 'rule' ? 'ข้อบังคับ' : 'ระเบียบ'),
    { ...headed, ...signed, title: name === 'rule' ? 'ข้อบังคับกรม' : 'ระเบียบกรม', about: 'ว่าด้วย', edition: '(ฉบับที่', year: 'พ.ศ. ๒๕๖๙', given: 'ประกาศ ณ วันที่' },
  ]),
  ['announcement', 'announcement', { ...dated, number: '' }, { ...headed, ...signed, issuer: 'ประกาศกรม', subject: 'เรื่อง', given: 'ประกาศ ณ วันที่' }],
  ['statement', 'statement', notice, { ...headed, issuer: 'แถลงการณ์', subject: 'เรื่อง', edition: 'ฉบับที่', agency: 'กรมตัวอย่าง', date: '๑๕ มกราคม' }],
  ['news', 'news', notice, { ...headed, issuer: 'ข่าวกรม', subject: 'เรื่อง', edition: 'ฉบับที่', agency: 'กรมตัวอย่าง', date: '๑๕ มกราคม' }],
  ['certificate', 'certificate', dated, { ...headed, ...signed, number: 'เลขที่', agency: 'กรมตัวอย่าง', given: 'ให้ไว้ ณ วันที่' }],
  [
    'minutes',
    'minutes',
    minutes,
    {
      ...headed,
      meeting: 'รายงานการประชุม',
      session: 'ครั้งที่',
      when: 'เมื่อวัน',
      where: 'ณ ห้อง',
      present: 'ผู้มาประชุม',
      absent: 'ผู้ไม่มาประชุม',
      opened: 'เริ่มประชุมเวลา',
      closed: 'เลิกประชุมเวลา',
      recorder: 'ผู้จดรายงานการประชุม',
    },
  ],
  [
    'english',
    'english',
    english,
    {
      body: 'I have',
      dots: 'and remain.',
      number: 'No.',
      agency: 'Department',
      address: 'Bangkok',
      date: '15 January',
      salutation: 'Dear',
      subject: 'Subject:',
      closing: 'Yours sincerely,',
      name: '(Dee',
      post: 'Inspector',
    },
  ],
];

const mm = 25.4 / 72;
interface Place {
  left: number;
  right: number;
  y: number;
}

/** The runs of text of one size on the first page that have no gap of more than 6 mm in them, from top to bottom, in millimetres from its upper left corner. */
async function placesOf(pdf: Uint8Array): Promise<(Place & { text: string })[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const height = page.view[3] as number;
  const runs: (Place & { text: string; size: number })[] = [];
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [left, y] = [item.transform[4] * mm, (height - item.transform[5]) * mm];
    const open = runs.at(-1);
    const [right, size] = [left + item.width * mm, item.height];
    if (open && open.size === size && Math.abs(open.y - y) < 0.5 && left - open.right < 6 && left > open.left)
      Object.assign(open, { text: open.text + item.str, right });
    else runs.push({ text: item.str, left, right, y, size });
  }
  await document.destroy();
  return runs;
}

/** Where a text stands. A text that is printed twice counts where it begins a run. */
function placeOf(runs: readonly (Place & { text: string })[], text: string): Place {
  const bare = (words: string) => words.replace(/\s/g, '');
  const found = runs.find((run) => bare(run.text).startsWith(bare(text))) ?? runs.find((run) => bare(run.text).includes(bare(text)));
  if (!found) throw new Error(`${text} is not printed`);
  return found;
}

/** The black points of a part of the first page, as the box around them in millimetres. */
async function inkIn(
  pdf: Uint8Array,
  part: { left: number; right: number; top: number; bottom: number },
): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const perMm = 8;
  const document = await pdfium.loadDocument(pdf);
  const { data, width } = await document.getPage(0).render({ scale: perMm * mm, render: 'bitmap' });
  document.destroy();
  const box = { left: Number.POSITIVE_INFINITY, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  for (let y = Math.round(part.top * perMm); y < part.bottom * perMm; y++) {
    for (let x = Math.round(part.left * perMm); x < part.right * perMm; x++) {
      const at = (y * width + x) * 4;
      if ((data[at] as number) > 110 || (data[at + 1] as number) > 110) continue;
      box.left = Math.min(box.left, x / perMm);
      box.right = Math.max(box.right, (x + 1) / perMm);
      box.top = Math.min(box.top, y / perMm);
      box.bottom = Math.max(box.bottom, (y + 1) / perMm);
    }
  }
  return box;
}

const ours = { left: 30, right: 190, middle: 110 };

/** How far a mark is from its place to the side, by the point of it that the specimen fixes. */
function aside({ from, x }: Specimen['marks'][string], { emblem, text }: Specimen, place: Place): number {
  const centre = (place.left + place.right) / 2;
  const axis = emblem?.axis ?? 0;
  const [here, there] = {
    left: [place.left - ours.left, x - text.left],
    right: [place.right - ours.right, x - text.right],
    startFromAxis: [place.left - ours.middle, x - axis],
    centreFromAxis: [centre - ours.middle, x - axis],
    centreFromMiddle: [centre - ours.middle, x - (text.left + text.right) / 2],
  }[from] as [number, number];
  return here - there;
}

describe('the forms against the specimens of the regulation', () => {
  it.each(forms)('%s: every mark is within 2 mm of its place, in a PDF/A-2a', async (name, form, data, texts) => {
    const specimen = specimens[name] as Specimen;
    const pdf = await setting.typeset(form, data as never);
    expect(await pdfaProblems(pdf)).toEqual([]);
    const runs = await placesOf(pdf);
    const places = Object.fromEntries(Object.entries(texts).map(([mark, text]) => [mark, placeOf(runs, text)]));
    const small = name === 'memo';
    const foot = specimen.emblem === null ? 0 : 17 + (small ? 15 : 30);
    if (specimen.emblem) {
      const ink = await inkIn(pdf, small ? { left: 25, right: 46.1, top: 5, bottom: 34 } : { left: 90, right: 130, top: 5, bottom: 50 });
      // ข้อ 71: the emblem is 3 cm or 1.5 cm high.
      expect(ink.bottom - ink.top).toBeCloseTo(small ? 15 : 30, 0);
      expect(Math.abs(ink.bottom - foot)).toBeLessThan(0.5);
      if (!small) expect(Math.abs((ink.left + ink.right) / 2 - ours.middle)).toBeLessThan(0.5);
    }
    const heightOf = (mark: string) => (specimen.marks[mark] as { y: number }).y;
    const off = Object.entries(specimen.marks).flatMap(([mark, given]) => {
      const place = places[mark] as Place;
      const { below } = given;
      const there = given.y - (typeof below === 'number' ? below : below ? heightOf(below) : (specimen.emblem?.foot ?? 0));
      const here = place.y - (typeof below === 'number' ? (places.dots as Place).y : below ? (places[below] as Place).y : foot);
      const wrong = [aside(given, specimen, place), below === null ? 0 : here - there];
      return wrong.some((distance) => Math.abs(distance) > tolerance)
        ? [`${mark}: ${wrong.map((distance) => distance.toFixed(1)).join(' to the right, ')} down`]
        : [];
    });
    expect(off).toEqual([]);
  });
});
