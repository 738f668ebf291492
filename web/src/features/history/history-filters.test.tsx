import { activityActions, listActivity } from '@sarabun/contract/history/activity';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { HistoryScreen } from './history-screen';

test('the switch of the folded filters says how many are set, and what it unfolds', async () => {
  openSession('t-1', officer);
  const page = { path: 'history-activity', menuId: 3211, name: { th: 'ประวัติการใช้งาน', en: 'Activity' }, mayManage: false, pinned: false };
  answerCalls(
    on(settingsMenu, () => ({ groups: [{ menuId: 3152, name: page.name, icon: 'history', pages: [page] }] })),
    on(activityActions, () => ({ items: [] })),
    on(listActivity, ({ page, pageSize }) => ({ data: [], total: 0, more: false, page, pageSize })),
  );
  await show(<HistoryScreen of="activity" />, '/settings/3211/history-activity?search=มาลินี&from=2026-11-01&action=receive');
  const button = await screen.findByRole('button', { name: 'ตัวกรอง (2)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const folded = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(folded?.contains(screen.getByLabelText('ตั้งแต่วันที่'))).toBe(true);
  expect(folded?.contains(screen.getByLabelText('ค้นชื่อผู้ดำเนินการ'))).toBe(false);
});
