import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { keyNames, keys } from '../../platform/keys';
import { KeyHelp } from './key-help';

test('? opens a sheet with every key of the table, but not while somebody types it', async () => {
  await show(
    <>
      <input aria-label="ช่อง" />
      <KeyHelp />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'ช่อง' }), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('textbox', { name: 'ช่อง' }).blur();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'แป้นลัด' });
  expect(sheet.querySelectorAll('dd')).toHaveLength(keyNames.length);
  expect(sheet.querySelectorAll('kbd')).toHaveLength(keyNames.flatMap((name) => keys[name].shown).length);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.type(screen.getByRole('textbox', { name: 'ช่อง' }), '{Control>}[Slash]{/Control}');
  expect(await screen.findByRole('dialog', { name: 'แป้นลัด' })).toBeTruthy();
});
