import { cancelNumber, issueNumbers } from '@sarabun/contract/registers/number-work';
import type { bookFunctions } from '@sarabun/contract/registers/register';
import {
  correctEntry,
  getEntryHistory,
  getRegister,
  listRegister,
  myRegisters,
  type RegisterColumn,
  type RegisterItem,
  type RegisterLine,
} from '@sarabun/contract/registers/register-pages';
import { registerPrints } from '@sarabun/contract/registers/register-prints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { setPage } from '../../../test/page';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { openSession } from '../../platform/session';
import { RegistersScreen } from './registers-screen';

beforeEach(() => openSession('t-1', officer));

const item: RegisterItem = {
  registerId: 7,
  unitId: 1,
  unitName: 'กองแผนงาน',
  kind: 'send',
  isSecret: false,
  series: '',
  title: { th: 'ทะเบียนหนังสือส่ง', en: 'Send register' },
  isOwn: true,
};

const line = (number: number, part: Partial<RegisterLine> = {}): RegisterLine => ({
  entryId: 100 + number,
  version: 1,
  number,
  state: 'issued',
  printed: `ทด ๐๐๐๒/${number}`,
  documentId: null,
  legId: null,
  mayOpen: false,
  secrecy: 1,
  enteredAt: new Date('2026-11-21T09:00:00+07:00'),
  enteredBy: 'นายสมชาย ใจดี',
  datedFor: null,
  letterNumber: `ทด ๐๐๐๒/${number}`,
  datedOn: '2026-11-21',
  sender: 'กองแผนงาน',
  addressee: 'อธิบดี',
  subject: `เรื่องที่ ${number}`,
  action: '',
  isActionOwn: false,
  remark: '',
  expiresOn: null,
  own: {},
  ...part,
});

const columns = [
  { columnId: 1, field: 'number', valueKind: null, title: { th: 'เลขทะเบียนส่ง', en: 'Register no.' }, width: 22 },
  { columnId: 2, field: 'subject', valueKind: null, title: { th: 'เรื่อง', en: 'Subject' }, width: 62 },
  { columnId: 9, field: null, valueKind: 'number', title: { th: 'จำนวนหน้า', en: 'Pages' }, width: 20 },
] as const;

const lines = [
  line(3, { state: 'reserved', subject: 'ประชุม', expiresOn: '2026-11-30' }),
  line(2, { state: 'void', remark: 'พิมพ์ผิด' }),
  line(1, { datedFor: '2026-11-18', own: { 9: '4' } }),
];

const offered = ['export', 'print', 'issue', 'bulk', 'cancel', 'correct'] as const;

const addressee = { columnId: 3, field: 'addressee', valueKind: null, title: { th: 'ถึง', en: 'To' }, width: 34 } as const;

const page = (functions: readonly (typeof bookFunctions)[number][] = offered, mayFill = true, more: RegisterColumn[] = []) => [
  on(myRegisters, () => ({ items: [item] })),
  on(registerPrints, () => ({ items: [] })),
  on(getRegister, () => ({
    item: {
      ...item,
      columns: [...columns, ...more],
      functions: [...functions],
      mayFill,
      mayRemark: mayFill,
      issuer: 'กองแผนงาน',
      years: [2569, 2568],
      next: 'ทด ๐๐๐๒/๔',
      blocks: [],
    },
  })),
  on(listRegister, () => ({ data: lines, total: 3, more: false, page: 1, pageSize: 20 })),
  on(getEntryHistory, () => ({ items: [] })),
];

test('the columns of the settings, and in words what became of each number', async () => {
  answerCalls(...page());
  await show(<RegistersScreen />, '/sarabun/registers');
  const table = await screen.findByRole('table', { name: 'ทะเบียนหนังสือส่ง' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['เลขทะเบียนส่ง', 'เรื่อง', 'จำนวนหน้า', 'รายละเอียด']);
  await within(table).findByRole('button', { name: 'รายละเอียดเลข ๑' });
  const [reserved, gone, late] = within(table).getAllByRole('row').slice(1);
  expect(shownText(reserved)).toContain('๓จองจองไว้สำหรับ ประชุมใช้ได้ถึง 30 พ.ย. 2569');
  expect(gone?.textContent).toContain('๒ยกเลิก');
  expect(late?.textContent).toContain('๑ย้อนหลัง');
  expect(late?.textContent).toContain('4');
  expect(screen.getByText(/เลขถัดไป ทด ๐๐๐๒\/๔/)).toBeTruthy();
});

test('numbers are given here as far as the book and the functions of the agency let them be', async () => {
  answerCalls(...page());
  const { unmount } = await show(<RegistersScreen />, '/sarabun/registers');
  await screen.findByRole('button', { name: 'ออกเลข' });
  // The book does not allow reserving.
  expect(screen.queryByRole('button', { name: 'จองเลข' })).toBeNull();
  unmount();
  setPage({ functionsOff: ['bulkNumber'] });
  await show(<RegistersScreen />, '/sarabun/registers');
  await screen.findByRole('heading', { name: 'ทะเบียนหนังสือส่ง' });
  expect(screen.queryByRole('button', { name: 'ออกเลข' })).toBeNull();
});

test('a pen stands at the lines of whoever may change them, an eye where they are only read', async () => {
  const icon = async () => (await screen.findByRole('button', { name: 'รายละเอียดเลข ๑' })).querySelector('svg')?.getAttribute('class');
  answerCalls(...page(['export', 'print'], false));
  const { unmount } = await show(<RegistersScreen />, '/sarabun/registers');
  expect(await icon()).toContain('icon-eye');
  unmount();
  for (const [functions, mayFill] of [
    [['cancel'], false],
    [['correct'], false],
    [[], true],
  ] as const) {
    answerCalls(...page(functions, mayFill));
    const { unmount } = await show(<RegistersScreen />, '/sarabun/registers');
    expect(await icon()).toContain('icon-pencil');
    unmount();
  }
});

test('whoever may not correct a line reads it, and who may', async () => {
  answerCalls(...page(['cancel'], false));
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'รายละเอียดเลข ๑' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'รายการเลข ๑' }));
  expect(drawer.getByText(/แก้ได้โดยหัวหน้าสารบรรณหรือหัวหน้าหน่วยงาน/)).toBeTruthy();
  expect(drawer.getByText('จำนวนหน้า').nextElementSibling?.textContent).toBe('4');
  expect([drawer.queryByRole('textbox'), drawer.queryByRole('button', { name: 'บันทึกรายการ' })]).toEqual([null, null]);
});

test('what was typed for a line is there again after a reload, until it is saved', async () => {
  answerCalls(
    ...page(),
    on(correctEntry, () => ({})),
  );
  const remark = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'รายละเอียดเลข ๑' }));
    return within(await screen.findByRole('dialog', { name: 'รายการเลข ๑' })).findByRole<HTMLTextAreaElement>('textbox', { name: 'หมายเหตุ' });
  };
  const { unmount } = await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.type(await remark(), 'รับคืนแล้ว');
  unmount();
  await show(<RegistersScreen />, '/sarabun/registers');
  expect((await remark()).value).toBe('รับคืนแล้ว');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกรายการ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await remark()).value).toBe('');
});

test('numbers that are set aside without reason and day say so at both fields', async () => {
  const made = answerCalls(...page(['reserve']));
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'จองเลข' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'จองเลข' }));
  await userEvent.click(dialog.getByRole('button', { name: 'จองเลข' }));
  expect(await dialog.findByText('กรุณาระบุเหตุผล')).toBeTruthy();
  expect(dialog.getByText('กรุณาระบุวันที่')).toBeTruthy();
  expect(made.some(({ name }) => name === 'reserveNumbers')).toBe(false);
});

test('filters go into the address, and the printed form follows them', async () => {
  const made = answerCalls(...page());
  const { place } = await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.selectOptions(await screen.findByLabelText('สถานะเลข'), 'void');
  expect(place()).toContain('state=void');
  expect(made.filter(({ name }) => name === 'listRegister').at(-1)?.input).toMatchObject({ registerId: 7, year: 2569, state: 'void' });
  expect(screen.getByRole('link', { name: 'พิมพ์ตามแบบ (PDF)' }).getAttribute('href')).toContain('registerId=7&year=2569&search=&state=void');
});

test('an own column that does not suit says so at its field, and what was typed stays', async () => {
  answerCalls(
    ...page(),
    on(correctEntry, () => new Refused(422, { code: 'invalid', message: 'ไม่ถูกต้อง', fields: { 'own.9': 'ต้องเป็นตัวเลข' } })),
  );
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'รายละเอียดเลข ๑' }));
  const title = await screen.findByRole('heading', { name: 'รายการเลข ๑' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const field = screen.getByLabelText('จำนวนหน้า');
  await userEvent.clear(field);
  await userEvent.type(field, 'four');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกรายการ' }));
  expect(await screen.findByText('ต้องเป็นตัวเลข')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('four');
});

test('a number is cancelled with its reason', async () => {
  const made = answerCalls(
    ...page(),
    on(cancelNumber, () => ({})),
  );
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'รายละเอียดเลข ๑' }));
  await userEvent.click(await screen.findByRole('button', { name: 'ยกเลิกเลขนี้' }));
  await userEvent.type(screen.getByLabelText(/เหตุผล/), 'ออกซ้ำ');
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกเลข' }));
  expect(await screen.findByText('ยกเลิกเลขแล้ว')).toBeTruthy();
  expect(made.find(({ name }) => name === 'cancelNumber')?.input).toEqual({ entryId: 101, version: 1, reason: 'ออกซ้ำ' });
});

test('of many pasted letters those left out stay to be mended, with the reason', async () => {
  const made = answerCalls(
    ...page(),
    on(issueNumbers, () => ({ issued: [{ index: 0, entryId: 5, number: 4, printed: 'ทด ๐๐๐๒/๔' }], refused: [{ index: 1, message: 'ไม่ได้ระบุเรื่อง' }] })),
  );
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'ออกเลข' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'หลายฉบับพร้อมกัน' }));
  const box = within(dialog).getByLabelText(/รายการหนังสือ/) as HTMLTextAreaElement;
  await userEvent.click(box);
  await userEvent.paste('ส่งรายงาน · กองแผน · อธิบดี\n\tกองแผน\tรองอธิบดี');
  await userEvent.click(within(dialog).getByRole('button', { name: 'ออกเลข' }));
  expect(await within(dialog).findByText(/ที่เหลือ บรรทัดที่ 1: ไม่ได้ระบุเรื่อง/)).toBeTruthy();
  expect(box.value).toBe('\tกองแผน\tรองอธิบดี\t');
  expect(within(dialog).getByText('ทด ๐๐๐๒/๔').closest('li')?.textContent).toContain('ส่งรายงาน');
  const lines = [{ subject: 'ส่งรายงาน', sender: 'กองแผน', addressee: 'อธิบดี' }, { subject: '' }];
  expect(made.find(({ name }) => name === 'issueNumbers')?.input).toMatchObject({ registerId: 7, lines });
});

test('one letter without a subject is not sent, says so at the field, and the next one begins with empty fields', async () => {
  const made = answerCalls(
    ...page(),
    on(issueNumbers, () => ({ issued: [{ index: 0, entryId: 5, number: 4, printed: 'ทด ๐๐๐๒/๔' }], refused: [] })),
  );
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'ออกเลข' }));
  const dialog = within(await screen.findByRole('dialog'));
  const subject = () => dialog.getByLabelText<HTMLInputElement>(/^เรื่อง/);
  const dated = () => dialog.findByLabelText<HTMLInputElement>(/^ลงวันที่/);
  await userEvent.type(await dated(), '20/11/2569');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(subject().getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(subject()));
  expect(made.some(({ name }) => name === 'issueNumbers')).toBe(false);
  expect(screen.queryByText('ออกเลขแล้ว', { ignore: 'option' })).toBeNull();
  await userEvent.type(subject(), 'ส่งรายงาน');
  expect(subject().getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(await dated());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('ออกเลขแล้ว', { ignore: 'option' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(subject()));
  expect([subject().value, (await dated()).value]).toEqual(['', '']);
});

test('a letter of the registry is not numbered without its receiver, and keeps what was typed', async () => {
  const made = answerCalls(
    ...page(offered, true, [addressee]),
    on(issueNumbers, () => ({ issued: [{ index: 0, entryId: 5, number: 4, printed: 'ทด ๐๐๐๒/๔' }], refused: [] })),
  );
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'ออกเลข' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
  expect(box(/^จาก/).value).toBe('กองแผนงาน');
  await userEvent.type(box(/^เรื่อง/), 'ส่งรายงาน{Enter}');
  await waitFor(() => expect(box(/^ถึง/).getAttribute('aria-invalid')).toBe('true'));
  expect(made.some(({ name }) => name === 'issueNumbers')).toBe(false);
  expect(box(/^เรื่อง/).value).toBe('ส่งรายงาน');
  await userEvent.type(box(/^ถึง/), 'อธิบดี{Enter}');
  expect(await screen.findByText('ออกเลขแล้ว', { ignore: 'option' })).toBeTruthy();
  expect(made.find(({ name }) => name === 'issueNumbers')?.input).toMatchObject({
    lines: [{ subject: 'ส่งรายงาน', sender: 'กองแผนงาน', addressee: 'อธิบดี' }],
  });
  expect([box(/^จาก/).value, box(/^ถึง/).value]).toEqual(['กองแผนงาน', '']);
});

test('whoever has no register is told so', async () => {
  answerCalls(on(myRegisters, () => ({ items: [] })));
  await show(<RegistersScreen />, '/sarabun/registers');
  expect(await screen.findByText('ท่านยังไม่มีทะเบียนที่ดูได้')).toBeTruthy();
});
