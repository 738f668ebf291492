import {
  correctEntry,
  correctPaperLine,
  getEntryHistory,
  getRegister,
  listRegister,
  myRegisters,
  type RegisterLine,
} from '@sarabun/contract/registers/register-pages';
import { registerPrints } from '@sarabun/contract/registers/register-prints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { queries } from '../../platform/queries';
import { openSession } from '../../platform/session';
import { RegistersScreen } from './registers-screen';

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

const title = { th: 'ทะเบียนหนังสือรับ', en: 'Receive register' };
const item = { registerId: 7, unitId: 1, unitName: 'กองแผนงาน', kind: 'receive', isSecret: false, series: '', title, isOwn: true } as const;
const due = { columnId: 9, field: null, valueKind: 'date', title: { th: 'กำหนดตอบ', en: 'Answer by' }, width: 20 } as const;
const number = { columnId: 1, field: 'number', valueKind: null, title: { th: 'เลขทะเบียนรับ', en: 'No.' }, width: 22 } as const;
const line: RegisterLine = {
  entryId: 101,
  version: 1,
  number: 1,
  state: 'issued',
  printed: '๑',
  documentId: null,
  legId: null,
  mayOpen: false,
  secrecy: 1,
  enteredAt: new Date('2026-11-21T09:00:00+07:00'),
  enteredBy: 'นายสมชาย ใจดี',
  datedFor: null,
  letterNumber: '',
  datedOn: '2026-11-21',
  sender: 'กองแผนงาน',
  addressee: 'อธิบดี',
  subject: 'ขอข้อมูล',
  action: '',
  isActionOwn: false,
  remark: '',
  expiresOn: null,
  own: { 9: '2026-12-01' },
};

const history = [
  {
    at: new Date('2026-11-22T03:00:00Z'),
    by: 'นางปรียา ใจดี',
    reason: '',
    before: { action: '', remark: '', 9: '' },
    after: { action: '', remark: '', 9: '2026-12-01' },
  },
  { at: new Date('2026-11-22T02:00:00Z'), by: 'นายสมัย จันดี', reason: '', before: { action: '', remark: '' }, after: { action: '', remark: '' } },
];

const open = async (part: Partial<RegisterLine> = {}) => {
  const made = answerCalls(
    on(myRegisters, () => ({ items: [item] })),
    on(registerPrints, () => ({ items: [] })),
    on(getRegister, () => ({
      item: {
        ...item,
        columns: [number, due],
        functions: ['cancel' as const],
        mayFill: true,
        mayRemark: true,
        issuer: 'กองแผนงาน',
        years: [2569],
        next: '๒',
        blocks: [],
      },
    })),
    on(listRegister, () => ({ data: [{ ...line, ...part }], total: 1, more: false, page: 1, pageSize: 20 })),
    on(getEntryHistory, () => ({ items: history })),
    on(correctEntry, () => ({})),
    on(correctPaperLine, () => ({ version: 2 })),
  );
  await show(<RegistersScreen />, '/sarabun/registers');
  await userEvent.click(await screen.findByRole('button', { name: 'รายละเอียดเลข ๑' }));
  return { made, drawer: within(await screen.findByRole('dialog', { name: 'รายการเลข ๑' })) };
};

test('a text that is no day is refused, and the day of the line stays', async () => {
  const { made, drawer } = await open();
  const field = await drawer.findByDisplayValue('1 ธันวาคม 2569');
  await userEvent.clear(field);
  await userEvent.type(field, '31/11/2569');
  await userEvent.tab();
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึกรายการ' }));
  expect(await drawer.findByText('ไม่มีวันที่ “31/11/2569” พฤศจิกายนมี 30 วัน')).toBeTruthy();
  expect(made.some(({ name }) => name === 'correctEntry')).toBe(false);
  await userEvent.clear(field);
  await userEvent.type(field, '30/11/2569');
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึกรายการ' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'correctEntry')?.input).toMatchObject({ own: { 9: '2026-11-30' } }));
});

test('of a letter without a date it says so, in the line and in what was corrected', async () => {
  history.unshift({ ...history[0], at: new Date('2026-11-23T03:00:00Z'), before: { datedOn: '2026-11-20' }, after: { datedOn: null } } as never);
  const { drawer } = await open({ documentId: 5, datedOn: null });
  expect(await drawer.findByText('ไม่ลงวันที่', { selector: 'dd' })).toBeTruthy();
  await waitFor(() => expect(drawer.getByRole('region', { name: /ประวัติ/ }).textContent).toContain('ไม่ลงวันที่'));
  history.shift();
});

test('the history says days as everywhere, and leaves out a saving that changed nothing', async () => {
  const { drawer } = await open();
  const told = await drawer.findByRole('region', { name: /ประวัติ/ });
  expect(shownText(told)).toContain('กำหนดตอบ: – → 1 ธ.ค. 2569');
  expect(within(told).getAllByRole('listitem')).toHaveLength(1);
});

test('the registrar writes the remark of a line, not what was done', async () => {
  const { made, drawer } = await open();
  expect(drawer.queryByRole('textbox', { name: 'การปฏิบัติ' })).toBeNull();
  await userEvent.type(drawer.getByRole('textbox', { name: 'หมายเหตุ' }), 'ยืนยันทางโทรศัพท์แล้ว');
  await userEvent.click(drawer.getByRole('button', { name: 'บันทึกรายการ' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'correctEntry')?.input).toMatchObject({ action: '', remark: 'ยืนยันทางโทรศัพท์แล้ว' }));
});

test('the reason of a void number stays as it is', async () => {
  const { drawer } = await open({ state: 'void', remark: 'ออกซ้ำ' });
  expect(drawer.getByText('ออกซ้ำ')).toBeTruthy();
  expect(drawer.queryByRole('textbox', { name: 'หมายเหตุ' })).toBeNull();
});

test('of a received letter it says where what was typed of it is corrected', async () => {
  const { drawer } = await open({ documentId: 7, legId: 8, mayOpen: true });
  expect(drawer.getByText(/แก้ได้ในหนังสือ โดยผู้ลงรับหรือหัวหน้า/)).toBeTruthy();
});

test('the two buttons at a number to cancel say which of them cancels it', async () => {
  const { drawer } = await open();
  await userEvent.click(drawer.getByRole('button', { name: 'ยกเลิกเลขนี้' }));
  expect(drawer.queryByRole('button', { name: 'ยกเลิก' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'คงเลขไว้' }));
  expect(drawer.getByRole('button', { name: 'ยกเลิกเลขนี้' })).toBeTruthy();
});

test('from and to of a letter on paper are corrected with a reason, and what was typed of the line stays', async () => {
  const { made, drawer } = await open({ mayCorrectPaper: true });
  await userEvent.type(drawer.getByRole('textbox', { name: 'หมายเหตุ' }), 'ส่งทางไปรษณีย์');
  await userEvent.click(drawer.getByRole('button', { name: 'แก้ไขรายการที่ออกเลข' }));
  const paper = within(await screen.findByRole('dialog', { name: 'แก้ไขรายการที่ออกเลข' }));
  await waitFor(() => expect(document.activeElement).toBe(paper.getByRole('textbox', { name: 'เรื่อง' })));
  const to = paper.getByRole('textbox', { name: 'ถึง' });
  await userEvent.clear(to);
  await userEvent.type(to, 'ปลัดกระทรวง');
  await userEvent.click(paper.getByRole('button', { name: /บันทึกการแก้ไข/ }));
  expect(await paper.findByText('กรุณาระบุเหตุผล')).toBeTruthy();
  expect(made.some(({ name }) => name === 'correctPaperLine')).toBe(false);
  await userEvent.type(paper.getByLabelText(/เหตุผลที่แก้ไข/), 'พิมพ์ผู้รับผิด');
  await userEvent.click(paper.getByRole('button', { name: /บันทึกการแก้ไข/ }));
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'correctPaperLine')?.input).toEqual({
      entryId: 101,
      version: 1,
      subject: 'ขอข้อมูล',
      datedOn: '2026-11-21',
      sender: 'กองแผนงาน',
      addressee: 'ปลัดกระทรวง',
      reason: 'พิมพ์ผู้รับผิด',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'แก้ไขรายการที่ออกเลข' })).toBeNull());
  expect(drawer.getByDisplayValue('ส่งทางไปรษณีย์')).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: /บันทึกรายการ/ }));
  await waitFor(() => expect(made.find(({ name }) => name === 'correctEntry')?.input).toMatchObject({ version: 2, remark: 'ส่งทางไปรษณีย์' }));
});

test('who may not correct a letter on paper reads who may, and nothing of it at a void number', async () => {
  const { drawer } = await open();
  expect(drawer.getByText(/แก้ได้โดยผู้ออกเลข หัวหน้าสารบรรณ/)).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'แก้ไขรายการที่ออกเลข' })).toBeNull();
});

test('what somebody else writes in the line meanwhile does not become what this person has seen', async () => {
  const part: Partial<RegisterLine> = {};
  const { made, drawer } = await open(part);
  await userEvent.type(drawer.getByRole('textbox', { name: 'หมายเหตุ' }), 'ของฉัน');
  Object.assign(part, { version: 2, remark: 'ของผู้อื่น' });
  await act(() => queries.invalidateQueries({ queryKey: ['registers'] }));
  await userEvent.click(drawer.getByRole('button', { name: /บันทึกรายการ/ }));
  await waitFor(() => expect(made.find(({ name }) => name === 'correctEntry')?.input).toMatchObject({ version: 1, remark: 'ของฉัน' }));
});
