import { getNotifications } from '@sarabun/contract/notifications/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { show } from '../../../test/show';
import { Bell } from '../../features/notifications';
import { kept } from '../../platform/storage';
import { LanguageSwitch } from './language-switch';

test('another language is kept, and what the server has said is asked for in it', async () => {
  const made = answerCalls(on(getNotifications, () => ({ items: { totalAlert: 0, unread: [], alerts: [], logs: [] } })));
  await show(
    <>
      <LanguageSwitch />
      <Bell />
    </>,
  );
  const asked = () => made.map(({ headers }) => headers['accept-language']);
  await waitFor(() => expect(asked()).toEqual(['th']));
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  await waitFor(() => expect(asked()).toEqual(['th', 'en']));
  expect(kept('lang')).toBe('en');
});
