import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { keepFocus } from '../../ui/kept-focus';
import { ListField } from './list-field';

function Minutes() {
  const [rows, setRows] = useState<Record<string, string>[]>([{ name: 'นายสมชาย ใจดี', position: 'ประธาน' }]);
  const [closes, setCloses] = useState('');
  const columns = [
    { key: 'name', called: 'person', maxLength: 200 },
    { key: 'position', maxLength: 200 },
  ] as const;
  return (
    <>
      <ListField label="ผู้มาประชุม" required={false} error={undefined} columns={columns} rows={rows} onChange={setRows} />
      <input aria-label="เลิกประชุมเวลา" value={closes} onChange={(event) => setCloses(event.target.value)} />
    </>
  );
}
const lines = () => screen.getAllByRole('textbox', { name: /^ผู้มาประชุม \d+ ชื่อ/ });

/** The list with a second line that was begun, on a page that keeps the focus. */
async function withEmptyLine() {
  await show(<Minutes />);
  const stop = keepFocus(document.body);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: /^ผู้มาประชุม 1 ตำแหน่ง/ }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(lines()[1]));
  return { user, stop };
}

test('an empty line goes when its list is left, and not from under the pointer that leaves it: what is pressed gets the focus', async () => {
  const { user, stop } = await withEmptyLine();
  const closes = screen.getByRole('textbox', { name: 'เลิกประชุมเวลา' });
  await user.pointer({ target: closes, keys: '[MouseLeft>]' });
  expect(lines()).toHaveLength(2);
  await user.pointer({ target: closes, keys: '[/MouseLeft]' });
  await waitFor(() => expect(lines()).toHaveLength(1));
  await user.keyboard('16.30');
  expect(closes).toHaveProperty('value', '16.30');
  stop();
});

test('an empty line that the keyboard leaves goes, and the focus is in the next field', async () => {
  const { user, stop } = await withEmptyLine();
  await user.tab();
  await user.tab();
  await user.tab();
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'เลิกประชุมเวลา' }));
  stop();
});
