import { correctLetter } from '@sarabun/contract/documents/correct-letter';
import { openDocument } from '@sarabun/contract/documents/open-document';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { shownText } from '../../../../test/shown-text';
import { queries } from '../../../platform/queries';
import { openSession } from '../../../platform/session';
import { DocumentDialog } from '../document-dialog';

const entry = {
  register: 'receive',
  unitName: 'กองแผนงาน',
  number: '๔๑/๒๕๖๙',
  enteredAt: new Date('2026-11-20T02:00:00Z'),
  enteredBy: 'นางสาวสมใจ งามดี',
  isVoid: false,
  remark: '',
};
const corrected = {
  at: new Date('2026-11-20T04:00:00Z'),
  by: 'นางปรียา ใจดี',
  reason: 'พิมพ์เลขที่ตก',
  before: { number: 'กษ ๑/๑', datedOn: '2026-11-18' },
  after: { number: 'กษ ๑/๑๒', datedOn: '2026-11-19' },
};
const registries = on(myRegistries, () => ({ items: [] }));

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

const open = async () => {
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
};

test('everybody who sees the letter sees what stood before, and why it was corrected', async () => {
  answerCalls(
    on(openDocument, () => ({ item: letter({ entries: [entry], corrections: [corrected] }) })),
    registries,
  );
  await open();
  const note = await screen.findByRole('region', { name: 'แก้ไขจากที่ลงรับ' });
  expect([...note.querySelectorAll('del')].map((del) => shownText(del))).toEqual(['กษ ๑/๑', expect.stringContaining('๑๘ พ.ย.')]);
  expect(shownText(note)).toContain('กษ ๑/๑๒');
  expect(shownText(note)).toMatch(/นางปรียา ใจดี.*เหตุผล: พิมพ์เลขที่ตก/);
});

test('whoever may correct it does so in the letter, with a reason', async () => {
  const made = answerCalls(
    on(openDocument, () => ({ item: letter({ entries: [entry], corrections: [corrected], mayCorrect: true }) })),
    on(correctLetter, () => ({ item: { documentId: 101 } })),
    registries,
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'แก้ไขรายการที่ลงรับ' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'แก้ไขรายการที่ลงรับ' }));
  await waitFor(() => expect(document.activeElement).toBe(drawer.getByRole('textbox', { name: 'ที่' })));
  const subject = drawer.getByLabelText(/^เรื่อง/);
  await userEvent.clear(subject);
  await userEvent.type(subject, 'ขอเชิญเป็นวิทยากร');
  await userEvent.click(drawer.getByRole('button', { name: /บันทึกการแก้ไข/ }));
  expect(await drawer.findByText('กรุณาระบุเหตุผล')).toBeTruthy();
  expect(made.some(({ name }) => name === 'correctLetter')).toBe(false);
  await userEvent.type(drawer.getByLabelText(/เหตุผลที่แก้ไข/), 'พิมพ์ผิด');
  await userEvent.click(drawer.getByRole('button', { name: /บันทึกการแก้ไข/ }));
  expect(await screen.findByText('แก้ไขรายการที่ลงรับแล้ว')).toBeTruthy();
  expect(made.find(({ name }) => name === 'correctLetter')?.input).toMatchObject({
    documentId: 101,
    seenCorrections: 1,
    subject: 'ขอเชิญเป็นวิทยากร',
    reason: 'พิมพ์ผิด',
  });
});

test.each([
  ['by name at the registry that received it', { correctors: ['นางสาวสมใจ งามดี', 'นางปรียา ใจดี'] }, /นางสาวสมใจ งามดี, นางปรียา ใจดี แก้ไข/],
  ['by post elsewhere', {}, /พบที่ลงรับผิด\? แจ้งผู้ลงรับ หัวหน้าสารบรรณ หรือหัวหน้าของกองแผนงาน/],
])('whoever may not correct it reads who may: %s', async (_, part, words) => {
  answerCalls(
    on(openDocument, () => ({ item: letter({ entries: [entry], mayCorrect: false, ...part }) })),
    registries,
  );
  await open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'แก้ไขรายการที่ลงรับ' })).toBeNull();
});

test('nothing is said of it where the agency does not offer it', async () => {
  answerCalls(
    on(openDocument, () => ({ item: letter({ entries: [entry], mayCorrect: false, correctors: null }) })),
    registries,
  );
  await open();
  expect(screen.queryByText(/ลงรับผิดพลาด/)).toBeNull();
});

test('the speed is corrected there, too, and told by its name', async () => {
  const speedCorrected = { ...corrected, before: { speed: '1' }, after: { speed: '4' } };
  const made = answerCalls(
    on(openDocument, () => ({ item: letter({ entries: [entry], speed: 4, corrections: [speedCorrected], mayCorrect: true }) })),
    on(correctLetter, () => ({ item: { documentId: 101 } })),
    registries,
  );
  await open();
  expect(shownText(await screen.findByRole('region', { name: 'แก้ไขจากที่ลงรับ' }))).toContain('ชั้นความเร็ว: ปกติ → ด่วนที่สุด');
  await userEvent.click(await screen.findByRole('button', { name: 'แก้ไขรายการที่ลงรับ' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'แก้ไขรายการที่ลงรับ' }));
  expect(drawer.queryByText(/วันครบกำหนดคงเดิม/)).toBeNull();
  await userEvent.selectOptions(drawer.getByLabelText(/^ชั้นความเร็ว/), 'ด่วนมาก');
  expect(drawer.getByText(/วันครบกำหนดคงเดิม/)).toBeTruthy();
  await userEvent.type(drawer.getByLabelText(/เหตุผลที่แก้ไข/), 'เลือกผิด');
  await userEvent.click(drawer.getByRole('button', { name: /บันทึกการแก้ไข/ }));
  await waitFor(() => expect(made.find(({ name }) => name === 'correctLetter')?.input).toMatchObject({ speed: 3, reason: 'เลือกผิด' }));
});

test('references and enclosures are corrected there, too, and may be emptied', async () => {
  const listed = { ...corrected, before: { references: 'หนังสือผิด' }, after: { references: 'หนังสือถูก' } };
  const made = answerCalls(
    on(openDocument, () => ({ item: letter({ entries: [entry], references: 'หนังสือถูก', enclosures: 'แบบ ๑ ชุด', corrections: [listed], mayCorrect: true }) })),
    on(correctLetter, () => ({ item: { documentId: 101 } })),
    registries,
  );
  await open();
  expect(shownText(await screen.findByRole('region', { name: 'แก้ไขจากที่ลงรับ' }))).toContain('อ้างถึง: หนังสือผิด → หนังสือถูก');
  await userEvent.click(await screen.findByRole('button', { name: 'แก้ไขรายการที่ลงรับ' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'แก้ไขรายการที่ลงรับ' }));
  await userEvent.clear(drawer.getByLabelText('อ้างถึง'));
  await userEvent.type(drawer.getByLabelText('สิ่งที่ส่งมาด้วย'), ' และแผนที่');
  await userEvent.type(drawer.getByLabelText(/เหตุผลที่แก้ไข/), 'อ่านผิด');
  await userEvent.click(drawer.getByRole('button', { name: /บันทึกการแก้ไข/ }));
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'correctLetter')?.input).toMatchObject({ references: '', enclosures: 'แบบ ๑ ชุด และแผนที่', reason: 'อ่านผิด' }),
  );
});

test('what somebody else corrects meanwhile does not become what this person has seen', async () => {
  let corrections = [corrected];
  const made = answerCalls(
    on(openDocument, () => ({ item: letter({ entries: [entry], corrections, mayCorrect: true }) })),
    on(correctLetter, () => ({ item: { documentId: 101 } })),
    registries,
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'แก้ไขรายการที่ลงรับ' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'แก้ไขรายการที่ลงรับ' }));
  await userEvent.type(drawer.getByLabelText(/เหตุผลที่แก้ไข/), 'พิมพ์ผิด');
  corrections = [corrected, { ...corrected, at: new Date('2026-11-20T05:00:00Z') }];
  await act(() => queries.invalidateQueries({ queryKey: ['documents'] }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'แก้ไขจากที่ลงรับ', hidden: true }).querySelectorAll('li')).toHaveLength(2));
  await userEvent.type(drawer.getByLabelText(/^เรื่อง/), ' ใหม่');
  await userEvent.click(drawer.getByRole('button', { name: /บันทึกการแก้ไข/ }));
  await waitFor(() => expect(made.find(({ name }) => name === 'correctLetter')?.input).toMatchObject({ seenCorrections: 1 }));
});
