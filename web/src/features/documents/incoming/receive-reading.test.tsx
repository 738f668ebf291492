import { recognizeParties } from '@sarabun/contract/documents/earlier-words';
import { keepPile, myPile } from '@sarabun/contract/documents/receiving-pile';
import { myRegistries, registerIncoming } from '@sarabun/contract/documents/register-incoming';
import { defaultRoute } from '@sarabun/contract/organization/registry-structure';
import { documentWords } from '@sarabun/contract/settings/document-words';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { latest, Sending, taken } from '../../../../test/uploads';
import { openSession } from '../../../platform/session';
import { ReceivingDesk } from '../receiving-desk';
import { emptyIncoming } from './receive-rules';

// The form has many fields, and the machine that runs the tests may be busy.
vi.setConfig({ testTimeout: 60_000 });

const registries = on(myRegistries, () => ({
  items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }],
}));
async function dropFiles(name: string) {
  await show(<ReceivingDesk />, '/sarabun/receive');
  await userEvent.upload(await screen.findByLabelText(/วางไฟล์ PDF หรือภาพถ่ายที่นี่/), [new File(['pdf'], name, { type: 'application/pdf' })]);
  return within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
}

beforeEach(() => {
  Sending.all = [];
  vi.stubGlobal('XMLHttpRequest', Sending);
  openSession('t-1', officer);
});

const place = { page: 1, x: 0.1, y: 0.2, width: 0.5, height: 0.02 };
const read = (value: unknown, isSure = true) => ({ value, isSure, place });
const reading = {
  number: read('กค ๐๔๐๒/๑'),
  datedOn: read('2025-11-19'),
  sender: read('กรมบัญชีกลาง'),
  subject: read('แจ้งเวียน', false),
  addressee: read('อธิบดี'),
  speed: read(4),
};
const route = on(defaultRoute, () => ({ presentsFirst: true, presentTo: { deskId: 77, name: 'อธิบดี', detail: 'นายสมชาย' }, assignTo: null }));
const registered = on(registerIncoming, () => ({ item: { documentId: 7, legId: 8, receiveNumber: 42, year: 2569, receivedAt: new Date(), sentOn: [] } }));

const classes = on(documentWords, () => ({
  kinds: [],
  speeds: [],
  secrecies: [
    { code: 1, th: 'ปกติ', en: 'Open', active: true },
    { code: 2, th: 'ลับ', en: 'Confidential', active: true },
  ],
  senderTypes: [],
  commands: [],
  jobs: [],
  phrases: [],
}));

test('of a file that says nothing it is said that the page is to be read', async () => {
  answerCalls(registries, route);
  const form = await dropFiles('a.pdf');
  await (await latest(1)).answers(200, { ...taken, item: { ...taken.item, reading: {} } });
  expect(await form.findByText('อ่านข้อความจากไฟล์นี้ไม่ได้ กรอกจากหน้ากระดาษ')).toBeTruthy();
});

test('what is read fills the form; what is doubtful is looked at before Enter receives the letter and sends it on', async () => {
  const made = answerCalls(registries, route, registered);
  const form = await dropFiles('a.pdf');
  await (await latest(1)).answers(200, { ...taken, item: { ...taken.item, reading } });
  await screen.findByRole('combobox', { name: 'เมื่อลงรับแล้ว ส่งต่อไปที่' });
  await waitFor(() => expect(screen.getByText('ลงรับและเสนอ อธิบดี พร้อมกัน ดึงคืนได้จนกว่าผู้รับจะเปิดอ่าน')).toBeTruthy());
  expect(form.getByText('อ่านจากไฟล์ โปรดตรวจ')).toBeTruthy();
  expect(form.getByRole('textbox', { name: 'ที่' }).getAttribute('value')).toBe('กค ๐๔๐๒/๑');
  await userEvent.type(form.getByRole('textbox', { name: 'ที่' }), '{Enter}');
  const subject = form.getByRole('textbox', { name: 'เรื่อง' });
  await waitFor(() => expect(document.activeElement).toBe(subject));
  expect(made.some(({ name }) => name === 'registerIncoming')).toBe(false);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'registerIncoming')?.input).toMatchObject({ subject: 'แจ้งเวียน', speed: 4, onward: { way: 'present', deskId: 77 } }),
  );
  expect(await screen.findByText('ลงรับแล้ว เลขที่ ๔๒/๒๕๖๙ และเสนอ อธิบดี แล้ว')).toBeTruthy();
});

test('each doubtful field is stopped at once, those at the foot of the form too, and then an addressee at another agency', async () => {
  const elsewhere = on(recognizeParties, () => ({ item: { senderType: 1 as const, isElsewhere: true } }));
  const made = answerCalls(registries, route, registered, elsewhere);
  const form = await dropFiles('a.pdf');
  const mixed = { ...reading, addressee: read('กรมชลประทาน'), enclosures: read('โครงการฝึกอบรม สนับสนุนวิทยากร', false) };
  await (await latest(1)).answers(200, { ...taken, item: { ...taken.item, reading: mixed } });
  await form.findByText('ไม่ใช่ชื่อหน่วยงานนี้ โปรดตรวจว่าส่งผิดที่หรือไม่');
  await userEvent.type(form.getByRole('textbox', { name: 'ที่' }), '{Enter}');
  for (const [role, name] of [
    ['textbox', 'เรื่อง'],
    ['textbox', 'สิ่งที่ส่งมาด้วย'],
    ['combobox', 'เรียน'],
  ] as const) {
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole(role, { name })));
    expect(made.some((one) => one.name === 'registerIncoming')).toBe(false);
    await userEvent.keyboard('{Enter}');
  }
  await waitFor(() => expect(made.some((one) => one.name === 'registerIncoming')).toBe(true));
});

test('a letter read as secret goes to the secret registrar, or is received as open for a reason', async () => {
  const made = answerCalls(registries, route, classes, registered);
  const form = await dropFiles('a.pdf');
  const secret = { ...reading, subject: read('แจ้งเวียน'), secrecy: read(2) };
  await (await latest(1)).answers(200, { ...taken, item: { ...taken.item, reading: secret } });
  expect(form.getByText('ออกโดยนายทะเบียนข้อมูลข่าวสารลับ')).toBeTruthy();
  await userEvent.type(form.getByRole('textbox', { name: 'ที่' }), '{Enter}');
  expect(await form.findByText('ท่านลงรับหนังสือลับไม่ได้ ให้ส่งนายทะเบียนข้อมูลข่าวสารลับลงรับ แล้วนำออกจากกองนี้')).toBeTruthy();
  expect(form.queryByRole('textbox', { name: /เหตุผล/ })).toBeNull();
  await userEvent.selectOptions(await form.findByRole('combobox', { name: 'ชั้นความลับ' }), 'ปกติ');
  expect(form.getByText(/อ่านพบ “ลับ” ในไฟล์/)).toBeTruthy();
  await userEvent.type(form.getByRole('textbox', { name: /เหตุผล/ }), 'ตราเก่า{Enter}');
  await waitFor(() => expect(made.find(({ name }) => name === 'registerIncoming')?.input).toMatchObject({ secrecy: 1, lowerReason: 'ตราเก่า' }));
});

test('Alt with A takes all that was read', async () => {
  answerCalls(registries, route);
  const form = await dropFiles('a.pdf');
  await (await latest(1)).answers(200, { ...taken, item: { ...taken.item, reading } });
  expect(form.getByText(/อ่านจากไฟล์ 6 ช่อง/)).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyA', key: 'ฟ', altKey: true });
  await waitFor(() => expect(form.queryByText(/อ่านจากไฟล์/)).toBeNull());
});

const receivedToday = {
  key: '1'.repeat(32),
  documentId: 7,
  legId: 8,
  receiveNumber: 41,
  year: 2569,
  receivedAt: new Date(),
  joined: false,
  isBack: false,
  number: 'กค 2/2',
  subject: 'รับไว้ก่อนหน้า',
};

test('a letter that another tab has received is done here, too, with its number and the way to it', async () => {
  const draft = { ...emptyIncoming, secrecy: 1 as const, number: 'กค 2/2', datedOn: '2026-01-05', sender: 'กรมหนึ่ง', addressee: 'อธิบดี', subject: 'เปิดสองแท็บ' };
  const { key } = receivedToday;
  let piles = 0;
  answerCalls(
    registries,
    route,
    on(myPile, () =>
      piles++ === 0 ? { items: [{ key, draft, guessed: [], stamp: null, isOther: true, files: [] }], received: [] } : { items: [], received: [receivedToday] },
    ),
    on(keepPile, () => ({})),
    on(registerIncoming, () => new Refused(409, { code: 'receivedFromPile', message: 'เรื่องนี้ลงรับไว้แล้ว' })),
  );
  await show(<ReceivingDesk />, '/sarabun/receive');
  const form = within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
  await userEvent.type(form.getByRole('textbox', { name: 'ที่' }), '{Enter}');
  expect(await screen.findByText('เรื่องนี้ลงรับไว้แล้ว เลขรับ ๔๑/๒๕๖๙')).toBeTruthy();
  expect(screen.getByText('ลงรับ 1 · เหลือ 0')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'ลงทะเบียนรับ' })).toBeNull();
});

test('the pile is there when the desk opens, and what is typed is kept', async () => {
  const draft = { ...emptyIncoming, secrecy: 1 as const, number: 'กค 1/1', subject: 'ค้างไว้' };
  const letter = { key: '0'.repeat(32), draft, guessed: [{ field: 'subject' as const, isSure: false, place }], stamp: null, isOther: false, files: [] };
  const made = answerCalls(
    registries,
    route,
    on(myPile, () => ({ items: [letter], received: [receivedToday] })),
    on(keepPile, () => ({})),
  );
  await show(<ReceivingDesk />, '/sarabun/receive');
  expect(await screen.findByText('ลงรับ 1 · เหลือ 1')).toBeTruthy();
  expect(screen.getByText('รับไว้ก่อนหน้า')).toBeTruthy();
  const form = within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
  const subject = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'เรื่อง' });
  expect(subject.value).toBe('ค้างไว้');
  await userEvent.type(subject, 'แล้ว');
  await waitFor(() =>
    expect(made.findLast(({ name }) => name === 'keepPile')?.input).toMatchObject({ letters: [{ draft: { subject: 'ค้างไว้แล้ว' }, guessed: [] }] }),
  );
});

test('a letter whose sending on was recalled still waits after a reload', async () => {
  answerCalls(
    registries,
    route,
    on(myPile, () => ({ items: [], received: [receivedToday, { ...receivedToday, key: '2'.repeat(32), subject: 'ดึงคืนแล้ว', isBack: true }] })),
    on(keepPile, () => ({})),
  );
  await show(<ReceivingDesk />, '/sarabun/receive');
  const waits = await screen.findByText('ดึงคืนแล้ว ยังไม่ได้ส่งต่อ');
  expect(waits.closest('li')?.textContent).toContain('ดึงคืนแล้ว');
  expect(screen.getAllByText('ดึงคืนแล้ว ยังไม่ได้ส่งต่อ')).toHaveLength(1);
});

test('where a letter goes on to is chosen for that letter only', async () => {
  answerCalls(registries, route);
  await dropFiles('a.pdf');
  await userEvent.upload(screen.getByLabelText(/วางไฟล์ PDF หรือภาพถ่ายที่นี่/), [new File(['pdf'], 'b.pdf', { type: 'application/pdf' })]);
  const onward = () => screen.findByRole('combobox', { name: 'เมื่อลงรับแล้ว ส่งต่อไปที่' });
  await waitFor(async () => expect(await onward()).toHaveProperty('value', 'present 77'));
  // Until a desk is picked, the letter goes nowhere, and the hint says so.
  await userEvent.selectOptions(await onward(), 'assign');
  expect(screen.getByText('โปรดเลือกหน่วยงานหรือบุคคลในช่องถัดไป ถ้าไม่เลือก หนังสือจะรอที่งานสารบรรณ')).toBeTruthy();
  await userEvent.selectOptions(await onward(), 'none');
  expect(screen.getByText('หนังสือรอที่งานสารบรรณจนกว่าจะเสนอหรือมอบหมาย')).toBeTruthy();
  expect(await onward()).toHaveProperty('value', 'none');
  fireEvent.keyDown(window, { code: 'ArrowDown', key: 'ArrowDown', altKey: true });
  await waitFor(async () => expect(await onward()).toHaveProperty('value', 'present 77'));
});

test('a letter that came again and joined its earlier number is counted apart from those that were received', async () => {
  const again = { ...receivedToday, key: '2'.repeat(32), joined: true };
  answerCalls(
    registries,
    route,
    on(myPile, () => ({ items: [], received: [receivedToday, again] })),
    on(keepPile, () => ({})),
  );
  await show(<ReceivingDesk />, '/sarabun/receive');
  expect(await screen.findByText('ลงรับในรอบนี้ 1 ฉบับ · ได้รับซ้ำ รวมกับเลขเดิม 1 ฉบับ')).toBeTruthy();
  expect(screen.getAllByText('ได้รับซ้ำ รวมกับเลขเดิม')).toHaveLength(1);
});

test('a letter that was taken off the stack is put back as it was, and its file is sent again if it was on its way', async () => {
  answerCalls(registries, route);
  const form = await dropFiles('a.pdf');
  fireEvent.change(form.getByRole('textbox', { name: 'ที่' }), { target: { value: 'นร ๙/๒' } });
  await userEvent.click(screen.getByRole('button', { name: 'นำ นร ๙/๒ ออกจากกอง' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'ลงทะเบียนรับ' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'นำกลับ' }));
  const again = within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' }));
  expect(again.getByRole('textbox', { name: 'ที่' }).getAttribute('value')).toBe('นร ๙/๒');
  await (await latest(2)).answers(200, taken);
  expect(await screen.findByRole('button', { name: 'นำ นร ๙/๒ ออกจากกอง' })).toBeTruthy();
  expect(screen.queryByText(/กำลังส่งไฟล์/)).toBeNull();
});
