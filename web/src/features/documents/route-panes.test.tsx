import { acknowledgeDocument } from '@sarabun/contract/documents/circulation-actions';
import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import * as calls from '@sarabun/contract/documents/route-actions';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Refused } from '../../../test/network';
import { box, ctrlEnter, director, first, open, sent, work } from '../../../test/opened-letter';
import { officer } from '../../../test/person';
import { openSession } from '../../platform/session';

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('sending back says on whose desk it will lie, and needs a reason', async () => {
  const made = await open('sendBack', calls.sendBackDocument);
  expect(await screen.findByText('เรื่องจะออกจากคิวของท่าน และกลับไปอยู่ที่โต๊ะของ ผู้อำนวยการกอง (นางสาวปรียา แสงทอง)')).toBeTruthy();
  await userEvent.click(box(/เหตุผล/));
  await ctrlEnter();
  expect(screen.getByText('กรุณาระบุเหตุผล')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'เอกสารไม่ครบ' }));
  await userEvent.type(box(/เหตุผล/), ' ขาดแบบสำรวจ');
  await ctrlEnter();
  expect(await screen.findByText('ส่งคืนแล้ว')).toBeTruthy();
  expect(sent(made, calls.sendBackDocument)).toEqual([{ legId: 501, reason: 'เอกสารไม่ครบ ขาดแบบสำรวจ' }]);
  expect(sessionStorage.length).toBe(0);
});

test('refusing a letter from outside says that it ends here', async () => {
  await open('refuse', calls.refuseDocument, { route: [first] });
  expect(await screen.findByText(/เมื่อปฏิเสธแล้วเรื่องจะสิ้นสุด/)).toBeTruthy();
  // Nobody outside hears of it through the system.
  expect(screen.getByText(/โปรดแจ้งผู้ส่งเอง/)).toBeTruthy();
  expect(screen.queryByText(/ผู้ส่งได้รับแจ้ง/)).toBeNull();
});

test('what was typed stays when someone was faster', async () => {
  await open('sendBack', calls.sendBackDocument, {}, new Refused(409, { message: 'นายวิชัย ดำเนินการเรื่องนี้ไปแล้ว' }));
  await userEvent.type(box(/เหตุผล/), 'ผิดหน่วยงาน');
  await ctrlEnter();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.some(({ textContent }) => textContent?.includes('นายวิชัย ดำเนินการเรื่องนี้ไปแล้ว'))).toBe(true);
  expect(box(/เหตุผล/).value).toBe('ผิดหน่วยงาน');
});

test('presenting offers posts only, and names who acts for them today', async () => {
  const made = await open('present', calls.presentDocument);
  await userEvent.type(box(/เสนอต่อ/), 'กอง');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('นายวิชัย (ปฏิบัติหน้าที่แทน)')]);
  await userEvent.click(options[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'เพื่อโปรดพิจารณา' }));
  await userEvent.click(screen.getByRole('button', { name: /^เสนอ/ }));
  expect(await screen.findByText('เสนอ ผู้อำนวยการกอง แล้ว')).toBeTruthy();
  expect(sent(made, calls.presentDocument)).toEqual([{ legId: 501, deskId: 20, text: 'เพื่อโปรดพิจารณา', onward: [], dueOn: null }]);
});

test('presenting to nobody is not sent', async () => {
  const made = await open('present', calls.presentDocument);
  await userEvent.click(screen.getByRole('button', { name: /^เสนอ/ }));
  expect(screen.getByText('กรุณาเลือกตำแหน่งที่จะเสนอ')).toBeTruthy();
  expect(sent(made, calls.presentDocument)).toEqual([]);
});

test('a reason that is too long stays as it was typed, says by how much, and is not sent', async () => {
  const made = await open('sendBack', calls.sendBackDocument);
  const long = 'ก'.repeat(2003);
  await userEvent.click(box(/เหตุผล/));
  await userEvent.paste(long);
  expect(box(/เหตุผล/).value).toBe(long);
  expect(screen.getByText('ใส่ได้ไม่เกิน 2,000 อักษร เกินอยู่ 3')).toBeTruthy();
  await ctrlEnter();
  expect(sent(made, calls.sendBackDocument)).toEqual([]);
  expect(document.activeElement).toBe(box(/เหตุผล/));
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(screen.getByText('2,000 จาก 2,000 อักษร')).toBeTruthy();
  await ctrlEnter();
  await waitFor(() => expect(sent(made, calls.sendBackDocument)).toHaveLength(1));
});

test('forwarding goes to several', async () => {
  const made = await open('forward', calls.forwardDocument);
  for (const name of ['กองคลัง', 'ผู้อำนวยการกอง']) {
    await userEvent.type(box(/ส่งต่อถึง/), name.slice(0, 3));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  await ctrlEnter();
  expect(sent(made, calls.forwardDocument)).toEqual([{ legId: 501, deskIds: [31, 20], text: '' }]);
});

test('a followed letter says until when, and can be let go', async () => {
  const made = await open('unfollow', calls.unfollowDocument, { follow: { dueOn: '2026-12-01' } });
  expect(await screen.findByText(/ท่านติดตามเรื่องนี้อยู่ ภายใน 1 ธ.ค. 2569/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^เลิกติดตาม/ }));
  expect(sent(made, calls.unfollowDocument)).toEqual([{ legId: 501 }]);
});

test.each<[DocumentAction, Endpoint, string]>([
  ['reopen', calls.reopenDocument, 'เปิดเรื่องใหม่'],
  ['cancelReceipt', calls.cancelReceipt, 'ยกเลิกลงรับ'],
])('%s needs a reason', async (action, endpoint, button) => {
  const made = await open(action, endpoint);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }));
  expect(screen.getByText('กรุณาระบุเหตุผล')).toBeTruthy();
  await userEvent.type(box(/เหตุผล/), 'ผิดเรื่อง');
  await ctrlEnter();
  expect(sent(made, endpoint)).toEqual([{ legId: 501, reason: 'ผิดเรื่อง' }]);
});

test('closing warns that others still have it', async () => {
  const made = await open('close', calls.closeDocument, { closing: { others: 1, goesOn: false } });
  expect(await screen.findByText(/เรื่องยังอยู่ที่ผู้อื่นอีก 1 แห่ง/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'เก็บเรื่อง' }));
  expect(screen.queryByRole('button', { name: 'เฉพาะคำสั่ง' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^ปิดเรื่อง/ }));
  expect(sent(made, calls.closeDocument)).toEqual([{ legId: 501, text: 'เก็บเรื่อง' }]);
});

test('what nobody has opened can be pulled back from the route', async () => {
  const child: RouteLeg = { ...work, legId: 502, sequence: 2, parentLegId: 501, to: director, state: 'delivered', openedAt: null };
  const made = await open('recall', calls.recallDocument, { route: [work, child], recallable: [502] });
  await userEvent.click(await screen.findByRole('button', { name: 'ดึงคืนจาก ผู้อำนวยการกอง' }));
  expect(await screen.findByText('ดึงคืนจาก ผู้อำนวยการกอง แล้ว')).toBeTruthy();
  expect(sent(made, calls.recallDocument)).toEqual([{ legId: 502 }]);
  // Its button goes away: the focus is not left to what stood next to it.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('Ctrl+Enter acts once while it is held', async () => {
  const made = await open('acknowledge', acknowledgeDocument);
  await userEvent.keyboard('{Control>}{Enter>3}{/Enter}{/Control}');
  await waitFor(() => expect(sent(made, acknowledgeDocument)).toHaveLength(1));
  const button = await screen.findByRole('button', { name: /^รับทราบ/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.keyboard('{Control>}{Enter>}');
  await waitFor(() => expect(sent(made, acknowledgeDocument)).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: /^รับทราบ/ })).toHaveProperty('disabled', false));
  await userEvent.keyboard('{Enter>2}{/Enter}{/Control}');
  expect(sent(made, acknowledgeDocument)).toHaveLength(2);
});
