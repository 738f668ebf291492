import { notifications } from '@mantine/notifications';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../test/show';
import { toast } from './toast';

afterEach(() => notifications.clean());

test('a toast is read out and its close button has a name', async () => {
  await show(null);
  toast({ title: 'มีหนังสือถึงท่าน', text: 'ขอเชิญประชุม' });
  expect((await screen.findByRole('status')).textContent).toContain('ขอเชิญประชุม');
  const gone = waitForElementToBeRemoved(() => screen.queryByText('ขอเชิญประชุม'));
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  await gone;
});
