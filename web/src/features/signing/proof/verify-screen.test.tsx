import type { InputOf } from '@sarabun/contract/endpoint';
import { type Comparison, comparePath, type IssuedLetter, maxComparedBytes, verifyDocument } from '@sarabun/contract/signing/verify-document';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { VerifyScreen } from './verify-screen';

const code = '7K3M-9QWX-01TZ-RB5C';
const letter: IssuedLetter = {
  code,
  agency: { th: 'กรมตัวอย่าง', en: 'Department of Examples' },
  kind: 2,
  number: 'ทด 0201/12',
  datedOn: '2026-11-23',
  subject: null,
  state: 'inForce',
  signatures: [{ posts: [{ th: 'อธิบดีกรมตัวอย่าง', en: 'Director-General' }], signedAt: new Date('2026-11-23T09:20:00+07:00'), state: 'valid' }],
  isComparable: true,
};

/** Answers the page, and what a compared file turns out to be. */
function answer(found: Partial<IssuedLetter> | Refused = {}, compared: Comparison = { verdict: 'identical', copy: null, signed: null, pages: [] }) {
  const made = answerCalls(on(verifyDocument, () => (found instanceof Refused ? found : { item: { ...letter, ...found } })));
  const calls = globalThis.fetch;
  const sent: FormData[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== comparePath) return calls(address, init);
    sent.push(init.body as FormData);
    return Response.json({ status: 'success', item: compared });
  });
  return { made, sent };
}
const asked = (made: { input: unknown }[]) => made.map(({ input }) => (input as InputOf<typeof verifyDocument>).proofCode);
const pdf = (name = 'หนังสือ.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });

beforeEach(() => history.replaceState(null, '', `/verify-document/${code.replaceAll('-', '')}`));

test('a scanned link shows at once number, date, agency, post and signature', async () => {
  const { made } = answer();
  render(<VerifyScreen />);
  await screen.findByText('หนังสือนี้ออกจริงและยังไม่ถูกยกเลิก');
  for (const shown of ['กรมตัวอย่าง', 'หนังสือภายใน', 'ทด ๐๒๐๑/๑๒', 'อธิบดีกรมตัวอย่าง', 'ใบรับรองอิเล็กทรอนิกส์ถูกต้อง']) screen.getAllByText(shown);
  screen.getByText(/๒๓ พฤศจิกายน/);
  expect(screen.queryByText('เรื่อง')).toBeNull();
  expect(asked(made)).toEqual(['7K3M9QWX01TZRB5C']);
});

test('of an announcement without a number its year is shown, and called so', async () => {
  answer({ kind: 7, number: 'พ.ศ. 2569', subject: 'รับสมัครบุคคลทั่วไป' });
  render(<VerifyScreen />);
  await screen.findByText('พ.ศ. ๒๕๖๙');
  screen.getByText('ฉบับและปี');
  expect(screen.queryByText('เลขที่')).toBeNull();
});

test('a code can be typed, and is said to be wrong before it is sent where it cannot be one', async () => {
  history.replaceState(null, '', '/verify-document');
  const { made } = answer();
  const user = userEvent.setup();
  render(<VerifyScreen />);
  const field = screen.getByLabelText('รหัสตรวจสอบ');
  await user.type(field, '7k3m');
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  screen.getByText(/^รหัสมี 16 ตัว/);
  expect(made).toEqual([]);
  await user.clear(field);
  await user.type(field, '7k3m 9qwx o1tz rb5c{Enter}');
  await screen.findByText('กรมตัวอย่าง');
  expect(asked(made)).toEqual(['7K3M9QWX01TZRB5C']);
  expect(location.pathname).toBe('/verify-document/7K3M9QWX01TZRB5C');
});

test('a code that shows nothing says so, and what may be the reason', async () => {
  answer(new Refused(404, { code: 'noSuchProof' }));
  render(<VerifyScreen />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/ไม่พบหนังสือ.*ชั้นความลับ/);
  expect(screen.queryByText('เทียบไฟล์กับหนังสือที่ออก')).toBeNull();
});

test('a wait is said as the server says it', async () => {
  answer(new Refused(429, { code: 'waitToVerify', message: 'กรุณารอ 8 วินาที' }));
  render(<VerifyScreen />);
  expect((await screen.findByRole('alert')).textContent).toContain('กรุณารอ 8 วินาที');
});

test('a cancelled letter and a signature that does not hold are marked', async () => {
  answer({ state: 'cancelled', signatures: [{ posts: [{ th: 'อธิบดี', en: 'อธิบดี' }], signedAt: new Date(), state: 'changed' }] });
  render(<VerifyScreen />);
  expect((await screen.findByRole('alert')).textContent).toContain('หนังสือนี้ถูกยกเลิกแล้ว');
  screen.getByText('ข้อความไม่ตรงกับที่ลงนาม');
});

test('the subject of an announcement is shown', async () => {
  answer({ kind: 7, subject: 'รับสมัครบุคคลทั่วไป' });
  render(<VerifyScreen />);
  await screen.findByText('รับสมัครบุคคลทั่วไป');
});

test('the page can be read in English', async () => {
  answer();
  const user = userEvent.setup();
  render(<VerifyScreen />);
  await screen.findByText('กรมตัวอย่าง', { selector: 'dd *, dd' });
  await user.click(screen.getByRole('button', { name: 'EN' }));
  await screen.findByText('This letter was issued and is not cancelled');
  screen.getAllByText('Department of Examples');
  screen.getByText('Director-General');
  expect(screen.queryByText('อธิบดีกรมตัวอย่าง')).toBeNull();
});

test('a file is compared: it is the very one', async () => {
  const { sent } = answer();
  const user = userEvent.setup();
  render(<VerifyScreen />);
  await user.upload(await screen.findByLabelText('เลือกไฟล์ PDF', { selector: 'input' }), pdf());
  await screen.findByText('เป็นไฟล์ที่ออกจริง');
  expect(sent[0]?.get('proofCode')).toBe(code);
  expect([...(sent[0]?.keys() ?? [])]).toEqual(['proofCode', 'file']);
});

test('a file that differs is told page by page', async () => {
  answer(
    {},
    {
      verdict: 'differs',
      copy: null,
      signed: 'changed',
      pages: [
        { page: 1, verdict: 'same' },
        { page: 2, verdict: 'looksDifferent' },
        { page: 3, verdict: 'missing' },
      ],
    },
  );
  const user = userEvent.setup();
  render(<VerifyScreen />);
  await user.upload(await screen.findByLabelText('เลือกไฟล์ PDF', { selector: 'input' }), pdf());
  expect((await screen.findByText('ไม่ตรงกับหนังสือที่ออก')).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText(/ถูกแก้ไขหรือเพิ่มเนื้อหาหลังลงนาม/)).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['หน้า 1ตรงกัน', 'หน้า 2ข้อความตรงกัน แต่ลักษณะต่างกัน', 'หน้า 3ไม่มีหน้านี้ในไฟล์']);
});

const compared = async (found: Comparison) => {
  answer({}, found);
  const user = userEvent.setup();
  render(<VerifyScreen />);
  await user.upload(await screen.findByLabelText('เลือกไฟล์ PDF', { selector: 'input' }), pdf());
};
const titles = () => screen.getAllByText(/./, { selector: 'strong' }).map((title) => title.textContent);

test.each([
  ['changed', 'ไฟล์นี้ถูกแก้ไขหลังลงนาม'],
  ['untrusted', 'ไฟล์นี้ไม่ได้ลงนามด้วยใบรับรองของหน่วยงานที่ยังใช้ได้'],
] as const)('pages that look the same do not make good a signature that is %s: one verdict, and why', async (signed, verdict) => {
  await compared({ verdict: 'same', copy: null, signed, pages: [{ page: 1, verdict: 'same' }] });
  const told = (await screen.findByText(verdict)).closest('[role=alert]');
  expect(told?.textContent).toContain('ข้อความและลักษณะของ “หนังสือ.pdf” ที่เห็นตรงกับหนังสือที่ออก');
  expect(titles()).toEqual(['หนังสือนี้ออกจริงและยังไม่ถูกยกเลิก', verdict]);
  expect(screen.queryByText('เนื้อหาตรงกันทุกหน้า')).toBeNull();
});

test('pages that are the same are the verdict where no signature says otherwise', async () => {
  await compared({ verdict: 'same', copy: null, signed: 'none', pages: [{ page: 1, verdict: 'same' }] });
  const told = (await screen.findByText('เนื้อหาตรงกันทุกหน้า')).parentElement;
  expect(told?.textContent).toContain('ไฟล์นี้ไม่มีลายมือชื่อดิจิทัล');
});

test('a copy of the book of copies is recognised, with its number, day and post', async () => {
  const post = { th: 'นักจัดการงานทั่วไป', en: 'General Administration Officer' };
  const copy = { kind: 'certified', isAttachment: false, number: '3/2569', madeOn: '2026-11-28', post } as const;
  await compared({ verdict: 'copy', copy, signed: null, pages: [] });
  const told = (await screen.findByText('สำเนาถูกต้องเลขที่ ๓/๒๕๖๙ ของหนังสือนี้')).parentElement;
  expect(told?.textContent).toMatch(/ตรงกับสำเนาในบัญชีสำเนา.*๒๘\sพฤศจิกายน\s๒๕๖๙ โดยนักจัดการงานทั่วไป/);
  expect(screen.queryByText('ไม่ตรงกับหนังสือที่ออก')).toBeNull();
});

test('a file that is too large is not sent', async () => {
  const { sent } = answer();
  const user = userEvent.setup();
  render(<VerifyScreen />);
  const large = pdf();
  Object.defineProperty(large, 'size', { value: maxComparedBytes + 1 });
  await user.upload(await screen.findByLabelText('เลือกไฟล์ PDF', { selector: 'input' }), large);
  expect((await screen.findByRole('alert')).textContent).toContain('ไฟล์มีขนาดเกิน 30 MB');
  expect(sent).toEqual([]);
});

test('nothing can be compared while the PDF is still being made', async () => {
  answer({ isComparable: false });
  render(<VerifyScreen />);
  await screen.findByText(/กำลังจัดทำ/);
  expect(screen.queryByRole('button', { name: 'เลือกไฟล์ PDF' })).toBeNull();
});
