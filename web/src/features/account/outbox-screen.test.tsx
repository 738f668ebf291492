import { outbox } from '@sarabun/contract/account/outbox';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { shownText } from '../../../test/shown-text';
import { OutboxScreen } from './outbox-screen';

const at = new Date('2026-11-21T09:42:00+07:00');
const mail = { file: '1.eml', at, to: 'somchai@omb.go.th', subject: 'รหัสยืนยัน · Your code', text: 'รหัสยืนยัน: 123456\n\n<b>Code</b>: 123456' };

test('who tries the system out reads what would have been mailed', async () => {
  answerCalls(on(outbox, () => ({ mails: [mail], unsent: [] })));
  render(<OutboxScreen />);
  const shown = await screen.findByRole('article');
  expect(shownText(shown)).toContain('ถึง somchai@omb.go.th · 21 พ.ย. 2569 09:42');
  expect(shown.textContent).toContain('<b>Code</b>: 123456');
});

test('new mails appear by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let mails: (typeof mail)[] = [];
  answerCalls(on(outbox, () => ({ mails, unsent: [] })));
  render(<OutboxScreen />);
  expect(await screen.findByText('ยังไม่มีจดหมาย')).toBeTruthy();
  mails = [mail];
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(await screen.findByRole('heading', { name: 'รหัสยืนยัน · Your code' })).toBeTruthy();
});

test('mails that did not leave are listed with the reason', async () => {
  const unsent = { id: 1, at, to: 'gone@omb.go.th', subject: 'รหัสยืนยัน', state: 'givenUp' as const, attempts: 1, error: '550 no such mailbox' };
  answerCalls(on(outbox, () => ({ mails: [], unsent: [unsent] })));
  render(<OutboxScreen />);
  const line = (await screen.findByText('เลิกส่งแล้ว')).closest('li');
  expect(line?.textContent).toContain('550 no such mailbox');
});

test('a failure is told of', async () => {
  answerCalls(on(outbox, () => new Refused(404, { message: 'ไม่พบข้อมูลที่ขอ' })));
  render(<OutboxScreen />);
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่พบข้อมูลที่ขอ');
});
