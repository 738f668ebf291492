import { logout } from '@sarabun/contract/session/sign-in';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { setPage } from '../../../../test/page';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { browser } from '../../../platform/browser';
import { openSession, token } from '../../../platform/session';
import { IdleGuard } from './idle-guard';

// Real time, in tenths of the product's: the library captures the clock functions before a test could replace them.
async function leaveTheDesk() {
  const made = answerCalls(on(logout, () => ({})));
  openSession('t-1', officer);
  setPage({ idle: { after: 200, logoutDelay: 700 } });
  await show(<IdleGuard />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('ระบบจะออกจากระบบใน 1 วินาที');
  return made;
}

test('nobody answers: after the delay the session ends', async () => {
  const made = await leaveTheDesk();
  expect(made).toEqual([]);
  await waitFor(() => expect(browser.goTo).toHaveBeenCalledWith('/login?ended=idle'));
  expect(made.map(({ name }) => name)).toEqual(['logout']);
  expect(token()).toBeNull();
});

test('someone stays: the question goes and the session lives', async () => {
  const made = await leaveTheDesk();
  setPage({ idle: { after: 60_000, logoutDelay: 700 } });
  act(() => screen.getByRole('button', { name: 'ใช้งานต่อ' }).click());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(made).toEqual([]);
  expect(token()).toBe('t-1');
});
