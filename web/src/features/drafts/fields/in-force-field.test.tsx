import { fromNowOn } from '@sarabun/contract/drafts/in-force';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../../test/show';
import { Form } from '../../../ui/forms/form';
import { InForceField } from './in-force-field';

function Order({ begun = '' }: { begun?: string }) {
  const [value, setValue] = useState(begun);
  const [sent, setSent] = useState('');
  return (
    <Form act={{ busy: false }} onSubmit={() => setSent(value || 'none')}>
      <InForceField label="ทั้งนี้ ตั้งแต่" required={false} error={undefined} value={value} onChange={setValue} />
      <button type="submit">เสนอ</button>
      <output aria-label="value">{value}</output>
      <output aria-label="sent">{sent}</output>
    </Form>
  );
}
const said = (name: 'value' | 'sent') => screen.getByLabelText(name).textContent;
/** The field of the day, once its calendar is loaded. */
const box = () =>
  waitFor(() => {
    const found = screen.getByLabelText<HTMLInputElement>('ทั้งนี้ ตั้งแต่ วันที่');
    expect(found.readOnly).toBe(false);
    return found;
  });

test('a day that does not exist is refused, and one that does is kept in the words of the form', async () => {
  await show(<Order />);
  await userEvent.type(await box(), '31/11/2569');
  await userEvent.click(screen.getByRole('button', { name: 'เสนอ' }));
  expect(await screen.findByText('ไม่มีวันที่ “31/11/2569” พฤศจิกายนมี 30 วัน')).toBeTruthy();
  expect(said('sent')).toBe('');
  await userEvent.clear(await box());
  await userEvent.type(await box(), '๑/๑๒/๒๕๖๙');
  await userEvent.click(screen.getByRole('button', { name: 'เสนอ' }));
  expect(said('sent')).toBe('วันที่ 1 ธันวาคม พ.ศ. 2569 เป็นต้นไป');
});

test('an order may apply from now on, or as its writer says', async () => {
  await show(<Order />);
  await userEvent.click(await screen.findByRole('button', { name: fromNowOn }));
  expect(said('value')).toBe(fromNowOn);
  await userEvent.click(screen.getByRole('button', { name: 'ถ้อยคำอื่น' }));
  const words = screen.getByLabelText('ทั้งนี้ ตั้งแต่ ถ้อยคำอื่น');
  await userEvent.clear(words);
  await userEvent.type(words, 'วันถัดจากวันประกาศ');
  expect(said('value')).toBe('วันถัดจากวันประกาศ');
  await userEvent.click(screen.getByRole('button', { name: 'วันที่' }));
  await userEvent.type(await box(), 'วันที่ได้รับแต่งตั้ง');
  await userEvent.tab();
  expect(said('value')).toBe('วันที่ได้รับแต่งตั้ง');
});

test('what was typed before there were days is read', async () => {
  const { unmount } = await show(<Order begun="๑ ธ.ค. ๒๕๖๙" />);
  expect((await box()).value).toBe('1 ธันวาคม 2569');
  unmount();
  await show(<Order begun="31/11/2569" />);
  expect(((await screen.findByLabelText('ทั้งนี้ ตั้งแต่ ถ้อยคำอื่น')) as HTMLInputElement).value).toBe('31/11/2569');
});
