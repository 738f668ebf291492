import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/show';
import { ExportMenu } from './export-menu';

test('the button says what it does, and leads to the formats', async () => {
  const save = vi.fn(async () => undefined);
  await show(<ExportMenu save={save} />);
  const button = screen.getByRole('button', { name: 'ส่งออก' });
  expect(button.textContent).toBe('ส่งออก');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: /CSV/ }));
  expect(save).toHaveBeenCalledWith('csv', []);
});
