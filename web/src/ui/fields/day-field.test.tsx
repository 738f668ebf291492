import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { Form } from '../forms/form';
import { DayField } from './day-field';

function DayForm() {
  const [day, setDay] = useState<string | null>('2026-12-04');
  const [sent, setSent] = useState('');
  return (
    <Form act={{ busy: false }} onSubmit={() => setSent(day ?? 'none')}>
      <DayField label="ลงวันที่" value={day} onChange={setDay} />
      <button type="submit">บันทึก</button>
      <output>{sent}</output>
    </Form>
  );
}

test('a text that is no day stays, is named, and the form is not sent until it is mended', async () => {
  await show(<DayForm />);
  const box = await screen.findByDisplayValue('4 ธันวาคม 2569');
  await userEvent.clear(box);
  await userEvent.type(box, '31/2/2569');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(box).toHaveProperty('value', '31/2/2569');
  expect(screen.getByText(/อ่านวันที่ “31\/2\/2569” ไม่ได้/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(box);
  await userEvent.clear(box);
  await userEvent.type(box, '5 ธ.ค. 2569');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(screen.getByRole('status').textContent).toBe('2026-12-05');
  expect(screen.queryByText(/อ่านวันที่/)).toBeNull();
});
