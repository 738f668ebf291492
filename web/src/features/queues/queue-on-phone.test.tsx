import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { getTodoList } from '@sarabun/contract/queues/todo-lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onNarrowScreen } from '../../../test/narrow';
import { answerCalls, on } from '../../../test/network';
import { hint, row, tile } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { QueueDialog } from './queue-dialog';
import { useDashboardState } from './use-dashboard-state';

function Queue() {
  const [state, change] = useDashboardState();
  return <QueueDialog code="unreceived" tile={tile({ code: 'unreceived', title: 'หนังสือรอลงรับ', count: 1 })} state={state} change={change} onClose={() => {}} />;
}

test('on a phone, filter and order are lists, and the receiving desk can be opened', () =>
  onNarrowScreen(async () => {
    openSession('t-1', officer);
    const made = answerCalls(
      on(getTodoList, ({ page, pageSize }) => ({ data: [row(1)], hints: [hint(1)], total: 1, page, pageSize })),
      on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }] })),
    );
    const asked = () => made.filter(({ name }) => name === 'getTodoList').at(-1)?.input;
    const { place } = await show(<Queue />, '/sarabun/dashboard?queue=unreceived');
    expect(await screen.findByRole('link', { name: 'เปิดโต๊ะลงรับ' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'กรองรายการ' }), 'เกินกำหนด');
    await waitFor(() => expect(asked()).toMatchObject({ only: 'overdue', page: 1 }));
    const order = screen.getByRole('combobox', { name: 'เรียงตาม' });
    await userEvent.selectOptions(order, 'เกินกำหนดก่อน');
    await waitFor(() => expect(asked()).toMatchObject({ first: 'due' }));
    await userEvent.selectOptions(order, 'เรียงตามเรื่อง');
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'subject', order: 'asc' }));
    await userEvent.selectOptions(order, 'ลำดับปกติ');
    await waitFor(() => expect(place()).toBe('/sarabun/dashboard?queue=unreceived&only=overdue'));
  }));
