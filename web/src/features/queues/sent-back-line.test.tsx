import { getDashboard } from '@sarabun/contract/collections/get-dashboard';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { countSentBack, getTodoList, getTodoLists, myDesks } from '@sarabun/contract/queues/todo-lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { hint, row, tile } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { DashboardScreen } from './dashboard-screen';

test('what was sent back is counted above the rows, wherever it stands in their order, and shown by a press', async () => {
  openSession('t-1', officer);
  answerCalls(
    on(getTodoLists, () => ({ items: { jobReceived: tile({ code: 'jobReceived', title: 'หนังสือรอดำเนินการ', count: 12 }) } })),
    on(getTodoList, ({ page, pageSize, only }) =>
      only === 'sentBack'
        ? { data: [row(12)], hints: [hint(12, { sentBack: true })], total: 1, page, pageSize }
        : { data: [row(1)], hints: [hint(1)], total: 12, page, pageSize },
    ),
    on(countSentBack, () => ({ total: 1 })),
    on(getDashboard, () => ({ item: [[], [], [], [], [], [], [], []] })),
    on(myDesks, () => ({ items: [] })),
    on(myRegistries, () => ({ items: [] })),
  );
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?queue=jobReceived');
  expect(await screen.findByText('ถูกส่งคืนกลับมา 1 เรื่อง')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ดูเรื่องที่ถูกส่งคืน' }));
  expect(await screen.findByText('แสดงเฉพาะที่ถูกส่งคืนกลับมา')).toBeTruthy();
  await waitFor(() => expect(place()).toContain('only=sentBack'));
  await userEvent.click(screen.getByRole('button', { name: 'แสดงทั้งหมด' }));
  await waitFor(() => expect(place()).not.toContain('only'));
});
