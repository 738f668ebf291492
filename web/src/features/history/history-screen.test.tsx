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

test('the trail of a letter shows all that was done with it, whatever was filtered before, and has the focus', async () => {
  openSession('t-1', officer);
  const letter = { kind: 'คำสั่ง', number: '๑๓/๒๕๖๙', subject: 'ขอเชิญประชุม' };
  const row = { id: 1, at: new Date(), personName: 'มาลินี', action: 'receive', actionName: 'ลงรับ', documentId: 7, letter, address: '', facts: [] };
  const page = { path: 'history-activity', menuId: 3211, name: { th: 'ประวัติการใช้งาน', en: 'Activity' }, mayManage: false, pinned: false };
  const made = answerCalls(
    on(settingsMenu, () => ({ groups: [{ menuId: 3152, name: page.name, icon: 'history', pages: [page] }] })),
    on(activityActions, () => ({ items: [] })),
    on(listActivity, ({ page, pageSize }) => ({ data: [row], total: 1, more: false, page, pageSize })),
  );
  const { place, back } = await show(<HistoryScreen of="activity" />, '/settings/3211/history-activity?search=มาลินี&from=2026-11-01&action=receive&page=2');
  await userEvent.click(await screen.findByRole('button', { name: /^คำสั่ง ๑๓\/๒๕๖๙/ }));
  const title = await screen.findByRole('heading', { name: 'ร่องรอยของหนังสือ คำสั่ง ๑๓/๒๕๖๙ ขอเชิญประชุม' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(place()).toBe('/settings/3211/history-activity?document=7');
  await waitFor(() => expect(made.findLast(({ name }) => name === 'listActivity')?.input).toMatchObject({ documentId: 7, page: 1, search: '' }));
  expect(made.findLast(({ name }) => name === 'listActivity')?.input).not.toMatchObject({ from: expect.anything() });
  // Back leads to the list as it was.
  back();
  await waitFor(() => expect(place()).toContain('action=receive'));
  expect(screen.getByDisplayValue('มาลินี')).toBeTruthy();
  const asked = made.filter(({ name }) => name === 'listActivity').map(({ input }) => input as { from?: string; search?: string });
  expect(asked.filter(({ from }) => from)).toEqual(asked.filter(({ search }) => search === 'มาลินี'));
});
