import { myPile } from '@sarabun/contract/documents/receiving-pile';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { latest, Sending } from '../../../../test/uploads';
import { openSession } from '../../../platform/session';
import { ReceivingDesk } from '../receiving-desk';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  sessionStorage.clear();
  Sending.all = [];
  vi.stubGlobal('XMLHttpRequest', Sending);
  openSession('t-1', officer);
});

const received = {
  key: 'b',
  number: 'นร 1/2569',
  subject: 'แจ้งเวียน',
  documentId: 7,
  legId: 8,
  receiveNumber: 42,
  year: 2569,
  receivedAt: new Date('2026-11-21T03:00:00Z'),
  joined: false,
  isBack: false,
};

test('a file that could not be read is named after all others are received, and after a reload, until it is taken off', async () => {
  answerCalls(
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 43 }] })),
    on(myPile, () => ({ items: [], received: [received] })),
  );
  const { unmount } = await show(<ReceivingDesk />, '/sarabun/receive');
  await screen.findByText('ลงรับครบทุกฉบับแล้ว', { selector: 'p' });
  await userEvent.upload(screen.getByLabelText(/วางไฟล์ PDF หรือภาพถ่ายที่นี่/), new File(['x'], 'เสีย.pdf', { type: 'application/pdf' }));
  await (await latest(1)).answers(415, { status: 'error', code: 'notPdf', message: 'เปิดไฟล์ไม่ได้' });
  unmount();
  await show(<ReceivingDesk />, '/sarabun/receive');
  expect(await screen.findByText('ลงรับฉบับที่เปิดได้แล้ว เหลือไฟล์ที่เปิดไม่ได้ 1 ไฟล์')).toBeTruthy();
  expect(screen.queryByText('ลงรับครบทุกฉบับแล้ว', { selector: 'p' })).toBeNull();
  const stack = within(screen.getByRole('complementary'));
  expect(stack.getByText('เปิดไฟล์ไม่ได้')).toBeTruthy();
  await userEvent.click(stack.getAllByRole('button', { name: /เสีย\.pdf/ }).at(-1) as HTMLElement);
  expect(await screen.findByText('ลงรับครบทุกฉบับแล้ว', { selector: 'p' })).toBeTruthy();
});
