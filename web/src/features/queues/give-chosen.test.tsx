import { presentDocument, recallDocument } from '@sarabun/contract/documents/route-actions';
import { defaultRoute } from '@sarabun/contract/organization/registry-structure';
import { getTodoList } from '@sarabun/contract/queues/todo-lists';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { hint, row, tile } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { readDashboardSearch } from './dashboard-search';
import { QueueDialog } from './queue-dialog';
import { useDashboardState } from './use-dashboard-state';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => openSession('t-1', officer));

function Queue() {
  const [state, change] = useDashboardState();
  const waiting = tile({ code: 'waitAssign', title: 'หนังสือรอสั่งการ', count: 3 });
  return <QueueDialog code="waitAssign" tile={waiting} state={readDashboardSearch({ ...state })} change={change} onClose={() => {}} />;
}

test('chosen letters are presented by one form, each for itself; the one refused is named and stays chosen', async () => {
  let left = [1, 2, 3];
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: left.map((n) => row(n)), hints: left.map((n) => hint(n)), total: left.length, page, pageSize })),
    on(defaultRoute, () => ({ presentsFirst: true, presentTo: { deskId: 77, name: 'อธิบดี', detail: 'นายสมชาย' }, assignTo: null })),
    on(presentDocument, ({ legId }) => {
      if (legId === 502) return new Refused(403, { message: 'ผู้รับไม่มีสิทธิเข้าถึงชั้นความลับนี้' });
      left = left.filter((n) => 500 + n !== legId);
      return { item: { documentId: legId - 400, legIds: [900] } };
    }),
    on(recallDocument, () => ({ item: { documentId: 101, legIds: [] } })),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=waitAssign');
  await screen.findByRole('checkbox', { name: 'เลือก เรื่องที่ 1' });
  await userEvent.keyboard('{ArrowDown}x{ArrowDown}x');
  expect(screen.getByText('เลือกแล้ว 2 เรื่อง')).toBeTruthy();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const form = within(await screen.findByRole('dialog', { name: 'เสนอหนังสือ 2 เรื่องพร้อมกัน' }));
  expect(await form.findByText('อธิบดี')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'เสนอที่เลือก 2 เรื่อง' }));
  expect(await screen.findByText('ส่งแล้ว 1 เรื่อง ดึงคืนได้จนกว่าผู้รับจะเปิดอ่าน')).toBeTruthy();
  expect(screen.getByText('เรื่องที่ 2: ผู้รับไม่มีสิทธิเข้าถึงชั้นความลับนี้')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'presentDocument').map(({ input }) => input)).toMatchObject([
    { legId: 501, deskId: 77 },
    { legId: 502, deskId: 77 },
  ]);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'เลือก เรื่องที่ 1' })).toBeNull());
  await userEvent.keyboard('{Alt>}z{/Alt}');
  expect(await screen.findByText('ดึงคืนแล้ว')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'recallDocument').map(({ input }) => input)).toEqual([{ legId: 900 }]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'เลือก เรื่องที่ 2' }).checked).toBe(true);
});
