import { addRemarks, letterRemarks } from '@sarabun/contract/drafts/letter-remarks';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { passReview, signingNumbers, signingProof, signLetter } from '@sarabun/contract/signing/own-letter';
import { signaturePictures } from '@sarabun/contract/signing/signature-pictures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { RemarksPanel } from '../review/remarks-panel';
import { PassReviewPane } from './check-panes';
import { SignPane } from './sign-pane';

const body = bodyOf('ขอให้ส่งรายงานภายในวันนี้\nจึงเรียนมาเพื่อโปรดพิจารณา');
const sign = letter({});

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

const own = { revision: 4, writer: 'นายอำนวย', steps: [], signatures: [], receivers: [], answers: [], paper: 'draft' as const, versions: 1 };

async function open(openRemarks = 0): Promise<Made[]> {
  const made = answerCalls(
    on(letterRemarks, () => ({ item: { revision: 4, body, mayAdd: true, maySettle: false, remarks: [] } })),
    on(addRemarks, () => ({ item: { documentId: sign.documentId, remarkIds: [9] } })),
    on(signingNumbers, () => ({ item: { next: 'ทด ๐๐๐๑/๙', blocks: [], functions: [] } })),
    on(signingProof, () => ({ bySecondFactor: false, name: 'สมชาย', certificate: null, pin: 'none' as const, provenUntil: null })),
    on(signaturePictures, () => ({ items: [] })),
    officeWords,
    on(signLetter, () => new Refused(422, { code: 'wrongPassword', message: 'รหัสผ่านไม่ถูกต้อง' })),
  );
  const page = (
    <>
      <RemarksPanel documentId={sign.documentId} />
      <SignPane letter={{ ...sign, own: { ...own, openRemarks } }} legId={501} head={null} onFailure={() => undefined} />
    </>
  );
  await show(page, '/sarabun/dashboard');
  return made;
}
const signed = (made: Made[]) => made.filter(({ name }) => name === 'signLetter').length;
const comment = () => screen.findByRole('textbox', { name: 'ข้อคิดเห็น' });

async function remark(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'ให้ข้อคิดเห็นหรือเสนอแก้' }));
  await userEvent.click(screen.getByRole('button', { name: /^จึงเรียนมา/ }));
  await userEvent.type(await comment(), 'ตัดได้');
}

async function pressSign(): Promise<void> {
  const password = await screen.findByLabelText(/^รหัสผ่าน/);
  await userEvent.clear(password);
  await userEvent.type(password, 'Portal1234');
  await userEvent.click(screen.getByRole('button', { name: 'ลงนามและออกเลข' }));
}

test('a letter is not signed over a remark that was typed and not saved, unless the signer says so', async () => {
  const made = await open();
  await remark();
  await pressSign();
  await userEvent.click(await screen.findByRole('button', { name: 'กลับไปที่ข้อคิดเห็น' }));
  expect(signed(made)).toBe(0);
  expect(((await comment()) as HTMLTextAreaElement).value).toBe('ตัดได้');
  await userEvent.click(screen.getByRole('button', { name: 'ลงนามและออกเลข' }));
  await userEvent.click(await screen.findByRole('button', { name: 'ทำต่อโดยไม่บันทึก' }));
  await waitFor(() => expect(signed(made)).toBe(1));
});

test('a saved remark, and one that was given up, are not asked about', async () => {
  const made = await open();
  await remark();
  await userEvent.click(screen.getByRole('button', { name: 'ให้ข้อคิดเห็น' }));
  await waitFor(() => expect(made.some(({ name }) => name === 'addRemarks')).toBe(true));
  await pressSign();
  await waitFor(() => expect(signed(made)).toBe(1));
});

test('a half-written remark is there again when the letter is opened again', async () => {
  await open();
  await remark();
  cleanup();
  await open();
  expect(((await comment()) as HTMLTextAreaElement).value).toBe('ตัดได้');
});

test('a letter with open remarks is signed after one question, which leads to them; the pane says how many', async () => {
  const made = await open(2);
  expect(await screen.findByText('ยังมีข้อคิดเห็นค้างพิจารณา 2 ข้อ')).toBeTruthy();
  await pressSign();
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'ดูข้อคิดเห็น' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^ข้อคิดเห็นในเนื้อความ/));
  expect(signed(made)).toBe(0);
  await pressSign();
  await userEvent.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  await waitFor(() => expect(signed(made)).toBe(1));
  await screen.findByText('รหัสผ่านไม่ถูกต้อง');
  await pressSign();
  await waitFor(() => expect(signed(made)).toBe(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a checker who passes the letter is asked as well', async () => {
  const made = answerCalls(
    officeWords,
    on(passReview, () => ({ item: { documentId: 101, legIds: [502] } })),
  );
  await show(
    <PassReviewPane letter={{ ...sign, own: { ...own, openRemarks: 1 } }} legId={501} head={null} onFailure={() => undefined} />,
    '/sarabun/dashboard',
  );
  const passed = () => made.filter(({ name }) => name === 'passReview').length;
  await userEvent.click(await screen.findByRole('button', { name: /^ผ่าน/ }));
  expect(await screen.findByRole('alertdialog', { name: 'ยังมีข้อคิดเห็นค้างพิจารณา 1 ข้อ' })).toBeTruthy();
  expect(passed()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'ทำต่อ' }));
  await waitFor(() => expect(passed()).toBe(1));
});
