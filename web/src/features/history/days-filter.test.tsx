import { activityActions, listActivity } from '@sarabun/contract/history/activity';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { HistoryScreen } from './history-screen';

test('a day that is none is named in place of the rows, and neither listed nor exported without it', async () => {
  openSession('t-1', officer);
  const page = { path: 'history-activity', menuId: 3211, name: { th: 'ประวัติการใช้งาน', en: 'Activity' }, mayManage: false, pinned: false };
  const row = {
    id: 1,
    at: new Date(),
    personName: 'มาลินี',
    action: 'receive',
    actionName: 'ลงรับ',
    documentId: null,
    letter: null,
    address: '',
    facts: [],
  };
  const made = answerCalls(
    on(settingsMenu, () => ({ groups: [{ menuId: 3152, name: page.name, icon: 'history', pages: [page] }] })),
    on(activityActions, () => ({ items: [] })),
    on(listActivity, ({ page, pageSize }) => ({ data: [row], total: 1, more: false, page, pageSize })),
  );
  const asked = () => made.filter(({ name }) => name === 'listActivity').map(({ input }) => (input as { from?: string }).from);
  await show(<HistoryScreen of="activity" />, '/settings/3211/history-activity?from=2026-11-01');
  expect(await screen.findByText('ลงรับ')).toBeTruthy();
  const from = await screen.findByDisplayValue('1 พฤศจิกายน 2569');
  await userEvent.clear(from);
  await userEvent.type(from, '31/2/2569');
  await userEvent.tab();
  await waitFor(() => expect(screen.getAllByText('ไม่มีวันที่ “31/2/2569” กุมภาพันธ์มี 28 วัน')).toHaveLength(2));
  expect(screen.queryByText('ลงรับ')).toBeNull();
  expect(screen.queryByRole('button', { name: /ส่งออก/ })).toBeNull();
  await userEvent.clear(from);
  await userEvent.type(from, '2/11/2569');
  expect(await screen.findByText('ลงรับ')).toBeTruthy();
  // Only the empty field asks without a day.
  expect(asked().filter((day) => day === undefined).length).toBeLessThanOrEqual(1);
});
