import { Link } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { NumberInput } from '../fields/number-input';
import { UnsavedPage, useUnsavedForm } from './unsaved-page';

function Value() {
  const [typed, setTyped] = useState('15');
  useUnsavedForm(typed !== '15');
  return <NumberInput aria-label="นาที" value={typed} onChange={setTyped} />;
}

test('a page with an unsaved value asks before it is left, and digits of both scripts are numbers', async () => {
  const { place } = await show(
    <UnsavedPage>
      <Value />
      <Link to="/profile">ไปหน้าอื่น</Link>
    </UnsavedPage>,
  );
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'นาที' });
  await userEvent.clear(box);
  await userEvent.type(box, '๓ก๐');
  expect(box.value).toBe('30');
  await userEvent.click(screen.getByRole('link', { name: 'ไปหน้าอื่น' }));
  await userEvent.click(await screen.findByRole('button', { name: 'แก้ไขต่อ' }));
  expect([place(), box.value]).toEqual(['/portal', '30']);
  await userEvent.clear(box);
  await userEvent.type(box, '๑๕');
  await userEvent.click(screen.getByRole('link', { name: 'ไปหน้าอื่น' }));
  await waitFor(() => expect(place()).toBe('/profile'));
});
