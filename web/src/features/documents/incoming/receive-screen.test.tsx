import { myRegistries, registerIncoming, uploadPath } from '@sarabun/contract/documents/register-incoming';
import { recallDocument } from '@sarabun/contract/documents/route-actions';
import { findSameLetters } from '@sarabun/contract/documents/same-letter';
import { documentWords, findCorrespondents } from '@sarabun/contract/settings/document-words';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { setPage } from '../../../../test/page';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { latest, Sending, taken, uploadId } from '../../../../test/uploads';
import { openSession } from '../../../platform/session';
import { ReceivingDesk } from '../receiving-desk';

// The form has many fields, and the machine that runs the tests may be busy.
vi.setConfig({ testTimeout: 20_000 });

let next = 42;
const registries = on(myRegistries, () => ({
  items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: next }],
}));

async function dropFiles(...names: string[]) {
  await show(<ReceivingDesk />, '/sarabun/receive');
  const box = await screen.findByLabelText(/วางไฟล์ PDF หรือภาพถ่ายที่นี่/);
  await userEvent.upload(
    box,
    names.map((name) => new File(['pdf'], name, { type: 'application/pdf' })),
  );
  return within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
}
async function fill(form: Awaited<ReturnType<typeof dropFiles>>) {
  const put = (name: string, value: string) =>
    fireEvent.change(form.getByRole(/จาก|เรียน/.test(name) ? 'combobox' : 'textbox', { name }), { target: { value } });
  put('ที่', 'นร 1/2569');
  // The calendar loads later than the rest of the form.
  await waitFor(() => expect(form.getByRole('textbox', { name: 'ลงวันที่' }).hasAttribute('readonly')).toBe(false));
  put('ลงวันที่', '๑๙/๑๑/๒๕๖๘');
  fireEvent.blur(form.getByRole('textbox', { name: 'ลงวันที่' }));
  put('จาก', 'สำนักนายกรัฐมนตรี');
  put('เรื่อง', 'แจ้งเวียน');
  put('เรียน', 'อธิบดี');
}

beforeEach(() => {
  sessionStorage.clear();
  next = 42;
  setPage({});
  Sending.all = [];
  vi.stubGlobal('XMLHttpRequest', Sending);
  openSession('t-1', officer);
});

test('who receives for no registry is told so', async () => {
  answerCalls(on(myRegistries, () => ({ items: [] })));
  await show(<ReceivingDesk />, '/sarabun/receive');
  expect(await screen.findByRole('heading', { level: 1, name: 'ท่านไม่ได้เป็นนายทะเบียนของหน่วยงานใด' })).toBeTruthy();
});

const classes = on(documentWords, () => ({
  kinds: [],
  speeds: [],
  secrecies: [
    { code: 1, th: 'ปกติ', en: 'Open', active: true },
    { code: 2, th: 'ลับ', en: 'Confidential', active: true },
    { code: 3, th: 'ลับมาก', en: 'Secret', active: true },
  ],
  senderTypes: [],
  commands: [],
  jobs: [],
  phrases: [],
}));

test('the secret registrar registers secret letters, and none other, under the numbers of the secret register', async () => {
  const made = answerCalls(
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: true, year: 2569, nextNumber: 7 }] })),
    classes,
    on(registerIncoming, () => ({ item: { documentId: 7, legId: 8, receiveNumber: 7, year: 2569, receivedAt: new Date(), sentOn: [] } })),
  );
  const form = await dropFiles('a.pdf');
  await (await latest(1)).answers(200, taken);
  expect(form.getByText('๗/๒๕๖๙')).toBeTruthy();
  expect((await form.findByRole<HTMLOptionElement>('option', { name: 'ลับ' })).selected).toBe(true);
  expect(form.getByRole<HTMLOptionElement>('option', { name: 'ปกติ' }).disabled).toBe(true);
  await fill(form);
  await userEvent.click(form.getByRole('button', { name: /ลงรับ/ }));
  await waitFor(() => expect(made.find(({ name }) => name === 'registerIncoming')?.input).toMatchObject({ deskId: 9, secrecy: 2 }));
});

test('who receives both is shown the number of the register that the class belongs to', async () => {
  const register = { deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', year: 2569 };
  answerCalls(
    on(myRegistries, () => ({
      items: [
        { ...register, isSecret: false, nextNumber: 42 },
        { ...register, isSecret: true, nextNumber: 7 },
      ],
    })),
    classes,
  );
  const form = await dropFiles('a.pdf');
  expect(form.getByText('๔๒/๒๕๖๙')).toBeTruthy();
  await userEvent.selectOptions(await form.findByRole('combobox', { name: /ชั้นความลับ/ }), 'ลับมาก');
  expect(form.getByText('๗/๒๕๖๙')).toBeTruthy();
  expect(form.queryByRole('combobox', { name: 'ทะเบียนของหน่วยงาน' })).toBeNull();
});

test('files are sent with progress under the token, and can be stopped', async () => {
  answerCalls(registries);
  await dropFiles('a.pdf');
  const sending = await latest(1);
  expect(sending.path).toBe(uploadPath);
  expect(sending.headers.authorization).toBe('Bearer t-1');
  await act(async () => sending.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 }));
  expect(screen.getByText(/กำลังส่งไฟล์ 25%/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกการส่ง a.pdf' }));
  expect(sending.aborted).toBe(true);
});

test('what is missing is said field by field', async () => {
  answerCalls(registries);
  const form = await dropFiles('a.pdf');
  await (await latest(1)).answers(200, taken);
  await userEvent.click(form.getByRole('button', { name: /ลงรับ/ }));
  for (const fault of ['กรุณากรอกวันที่ในหนังสือ ถ้าไม่มีให้เลือก ไม่ลงวันที่', 'กรุณากรอกผู้ส่ง', 'กรุณากรอกเรื่อง', 'กรุณากรอกผู้รับ']) expect(form.getByText(fault)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'ที่' })));
});

test('a file that is not what its name says is refused by name, and what was typed stays', async () => {
  const made = answerCalls(registries);
  const form = await dropFiles('scan.pdf');
  await userEvent.type(form.getByRole('textbox', { name: 'เรื่อง' }), 'แจ้งเวียน');
  await (await latest(1)).answers(415, { status: 'error', code: 'notPdf', message: '“scan.pdf” ไม่ใช่ไฟล์ PDF' });
  expect(form.getByRole('alert').textContent).toBe('“scan.pdf” ไม่ใช่ไฟล์ PDF');
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'เรื่อง' }).value).toBe('แจ้งเวียน');
  await userEvent.click(form.getByRole('button', { name: /ลงรับ/ }));
  expect(form.getByText('มีไฟล์ที่ส่งไม่สำเร็จ ส่งอีกครั้งหรือนำออกก่อนลงรับ')).toBeTruthy();
  expect(made.some(({ name }) => name === 'registerIncoming')).toBe(false);
  await userEvent.click(form.getByRole('button', { name: 'ส่งไฟล์อีกครั้ง' }));
  await (await latest(2)).answers(200, taken);
  expect(form.getByText('2 หน้า')).toBeTruthy();
});

test('a file that is too large is not sent, and is not among those that are left', async () => {
  setPage({ uploadLimitMb: 1 });
  answerCalls(registries);
  const form = await dropFiles('a.pdf');
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'ภาพสแกน.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/วางไฟล์ PDF หรือภาพถ่ายที่นี่/), large);
  expect(await screen.findByText('ไฟล์ “ภาพสแกน.pdf” ใหญ่เกิน 1 MB')).toBeTruthy();
  expect(Sending.all).toHaveLength(1);
  expect(screen.getByText('ลงรับ 0 · เหลือ 1 · ใช้ไม่ได้ 1')).toBeTruthy();
  expect(form.queryByRole('alert')).toBeNull();
});

test('Enter registers, shows the number and goes on to the next file', async () => {
  const made = answerCalls(
    registries,
    on(registerIncoming, () => ({ item: { documentId: 7, legId: 8, receiveNumber: next++, year: 2569, receivedAt: new Date(), sentOn: [] } })),
  );
  const form = await dropFiles('a.pdf', 'b.pdf');
  for (const sending of [await latest(2), Sending.all[0]]) await sending?.answers(200, taken);
  expect(form.getByText('๔๒/๒๕๖๙')).toBeTruthy();
  await fill(form);
  fireEvent.keyDown(window, { code: 'Digit4', key: '๔', altKey: true });
  await userEvent.type(form.getByRole('combobox', { name: 'เรียน' }), '{Enter}');
  expect(await screen.findByText('ลงรับแล้ว เลขที่ ๔๒/๒๕๖๙')).toBeTruthy();
  expect(made.find(({ name }) => name === 'registerIncoming')?.input).toMatchObject({
    deskId: 9,
    kind: 1,
    number: 'นร 1/2569',
    datedOn: '2025-11-19',
    sender: 'สำนักนายกรัฐมนตรี',
    addressee: 'อธิบดี',
    subject: 'แจ้งเวียน',
    speed: 4,
    secrecy: 1,
    uploadIds: [uploadId],
  });
  const second = within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
  await waitFor(() => expect(second.getByText('๔๓/๒๕๖๙')).toBeTruthy());
  expect(second.getByRole<HTMLInputElement>('textbox', { name: 'ที่' }).value).toBe('');
  expect(second.getByRole<HTMLInputElement>('combobox', { name: 'เรียน' }).value).toBe('อธิบดี');
  expect(screen.getByText('ลงรับ 1 · เหลือ 1')).toBeTruthy();
});

const same = (legId: number) => ({
  documentId: legId,
  legId,
  receiveNumber: legId,
  year: 2569,
  receivedAt: new Date('2026-11-21T09:00:00+07:00'),
  number: 'นร 1/2569',
  datedOn: '2025-11-19',
  sender: 'สำนักนายกรัฐมนตรี',
  subject: `เรื่องเดิมที่ ${legId}`,
  by: 'file' as const,
});

test('a letter that may be in the register is not received before that is answered, and one of five is shown', async () => {
  const made = answerCalls(
    registries,
    on(findSameLetters, () => ({ items: [71, 72, 73, 74, 75].map(same) })),
    on(registerIncoming, () => ({ item: { documentId: 7, legId: 8, receiveNumber: 42, year: 2569, receivedAt: new Date(), sentOn: [80] } })),
    on(recallDocument, () => ({ item: { documentId: 7, legIds: [] } })),
  );
  const form = await dropFiles('a.pdf');
  await (await latest(1)).answers(200, taken);
  const question = within(await form.findByRole('status', { name: 'อาจเป็นเรื่องเดิม' }));
  expect(question.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(question.getByRole('button', { name: 'แสดงทั้งหมด (5)' }));
  expect(question.getAllByRole('listitem')).toHaveLength(5);
  await fill(form);
  await userEvent.click(form.getByRole('button', { name: 'ลงรับ แล้วไปฉบับถัดไป' }));
  expect(await form.findByText('ตอบก่อนลงรับว่าเป็นเรื่องเดิมหรือเป็นคนละฉบับ')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('status', { name: 'อาจเป็นเรื่องเดิม' })));
  expect(made.some(({ name }) => name === 'registerIncoming')).toBe(false);
  await userEvent.keyboard('{Alt>}n{/Alt}');
  expect(form.queryByText('อาจเป็นเรื่องเดิม')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'ลงรับ แล้วไปฉบับถัดไป' }));
  expect(await screen.findByText('ลงรับแล้ว เลขที่ ๔๒/๒๕๖๙')).toBeTruthy();
  // It was the last: the clerk goes on where files are put down.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/วางไฟล์ PDF หรือภาพถ่ายที่นี่/)));
  await userEvent.keyboard('{Alt>}z{/Alt}');
  expect(await screen.findByText('ดึงคืนแล้ว')).toBeTruthy();
  expect(made.find(({ name }) => name === 'recallDocument')?.input).toEqual({ legId: 80 });
  expect(await screen.findByText('ดึงคืนแล้ว ยังไม่ได้ส่งต่อ')).toBeTruthy();
});

test('a refusal of the server keeps the form and points at the field', async () => {
  answerCalls(
    registries,
    on(registerIncoming, () => new Refused(422, { message: 'ข้อมูลไม่ครบ', fields: { number: 'เลขที่นี้ลงรับแล้ว' } })),
  );
  const form = await dropFiles('a.pdf');
  await (await latest(1)).answers(200, taken);
  await fill(form);
  await userEvent.click(form.getByRole('button', { name: /ลงรับ/ }));
  expect(await form.findByText('เลขที่นี้ลงรับแล้ว')).toBeTruthy();
  const number = form.getByRole<HTMLInputElement>('textbox', { name: 'ที่' });
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(number.value).toBe('นร 1/2569');
});

test('top secret is shown, cannot be chosen, and the rule is named', async () => {
  answerCalls(registries);
  const form = await dropFiles('a.pdf');
  expect(form.getByRole<HTMLOptionElement>('option', { name: 'ลับที่สุด' }).disabled).toBe(true);
  expect(form.getByText('หนังสือชั้นลับที่สุดลงรับในระบบไม่ได้ ตามระเบียบข้อ 29')).toBeTruthy();
});

test('proposes the office’s origins, its own words, and the due day of a speed class', async () => {
  const word = { active: true, badge: 'plain' as const, dueDays: null };
  answerCalls(
    registries,
    on(findCorrespondents, ({ side }) => ({ items: side === 'from' ? [{ id: 1, name: 'สำนักงบประมาณ', letterCode: 'นร ๐๗' }] : [] })),
    on(documentWords, () => ({
      kinds: [{ code: 1, th: 'จดหมายออก', en: 'Letter', active: true }],
      speeds: [
        { ...word, code: 1, th: 'ธรรมดา', en: 'Plain' },
        { ...word, code: 2, th: 'เร่ง', en: 'Fast', dueDays: 3 },
        { ...word, code: 3, th: 'ไม่ใช้แล้ว', en: 'Old', active: false },
      ],
      secrecies: [{ code: 1, th: 'เปิดเผย', en: 'Open', active: true }],
      senderTypes: [],
      commands: [],
      jobs: [],
      phrases: [],
    })),
  );
  const form = await dropFiles('a.pdf');
  expect(await form.findByRole('option', { name: 'จดหมายออก' })).toBeTruthy();
  expect(form.getByRole('option', { name: 'เปิดเผย' })).toBeTruthy();
  expect(form.queryByRole('button', { name: /ไม่ใช้แล้ว/ })).toBeNull();
  await waitFor(() => expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('สำนักงบประมาณ'));
  await userEvent.click(form.getByRole('button', { name: /เร่ง/ }));
  await waitFor(() => expect(form.getByRole<HTMLInputElement>('textbox', { name: /ตอบภายใน/ }).value).not.toBe(''));
});

test('Alt+P begins a paper letter from anywhere, and Alt+O goes to where the letter goes on to', async () => {
  answerCalls(registries);
  await show(<ReceivingDesk />, '/sarabun/receive');
  await screen.findByLabelText(/วางไฟล์ PDF หรือภาพถ่ายที่นี่/);
  fireEvent.keyDown(document.body, { key: 'ย', code: 'KeyP', altKey: true });
  const form = within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
  fireEvent.keyDown(form.getByRole('textbox', { name: 'ที่' }), { key: 'น', code: 'KeyO', altKey: true });
  expect(document.activeElement).toBe(form.getByRole('combobox', { name: /ส่งต่อไปที่/ }));
});

test('a paper letter opens while another is in the form, which waits as it is', async () => {
  answerCalls(registries);
  const form = await dropFiles('a.pdf');
  fireEvent.change(form.getByRole('textbox', { name: 'ที่' }), { target: { value: 'คค 1/1' } });
  fireEvent.keyDown(document.body, { key: 'ย', code: 'KeyP', altKey: true });
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ที่' });
  await waitFor(() => expect([number().value, document.activeElement]).toEqual(['', number()]));
  fireEvent.change(number(), { target: { value: 'กระดาษ 2/2' } });
  await userEvent.click(screen.getByRole('button', { name: 'หนังสือกระดาษที่ไม่มีไฟล์' }));
  await waitFor(() => expect([number().value, document.activeElement]).toEqual(['', number()]));
  const rows = within(screen.getByRole('complementary')).getAllByRole('listitem');
  expect(rows.map((row) => [row.ariaCurrent, row.textContent?.replace(/ยังไม่.*/, '')])).toEqual([
    [null, 'คค 1/1'],
    [null, 'กระดาษ 2/2'],
    ['true', 'หนังสือกระดาษที่ไม่มีไฟล์'],
  ]);
});

test('a phone shows the form or the page of a letter, by choice; the next letter begins with its form', async () => {
  answerCalls(registries);
  await dropFiles('a.pdf', 'b.pdf');
  const desk = () => document.querySelector<HTMLElement>('[data-view]')?.dataset.view;
  expect(desk()).toBe('form');
  await userEvent.click(screen.getByRole('button', { name: 'หน้าหนังสือ' }));
  expect(desk()).toBe('page');
  fireEvent.keyDown(document.body, { key: 'ArrowDown', code: 'ArrowDown', altKey: true });
  await waitFor(() => expect(desk()).toBe('form'));
});

test('the row of a letter that was begun says that its subject is missing, not that nothing was filled in', async () => {
  answerCalls(registries);
  const form = await dropFiles('a.pdf');
  expect(screen.getByText('ยังไม่ได้กรอก')).toBeTruthy();
  fireEvent.change(form.getByRole('textbox', { name: 'ที่' }), { target: { value: 'นร 1/2569' } });
  expect(screen.getByText('ยังไม่ได้กรอกเรื่อง')).toBeTruthy();
});
