import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { Field } from './field';

/** As a browser tells before it puts a text into a box. */
const beforeInput = (box: Element, data: string) => fireEvent(box, new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true }));

test('a field says at which length it cut what was typed or pasted, until something fits again', async () => {
  await show(<Field label="เหตุผล">{(control) => <input {...control} maxLength={5} defaultValue="กขค" />}</Field>);
  const box = await screen.findByLabelText<HTMLInputElement>('เหตุผล');
  box.setSelectionRange(3, 3);
  beforeInput(box, 'งจ');
  expect(screen.queryByRole('status')).toBeNull();
  beforeInput(box, 'งจฉ');
  expect(screen.getByRole('status').textContent).toBe('ใส่ได้ไม่เกิน 5 อักษร ส่วนที่เกินไม่ถูกใส่');
  box.setSelectionRange(0, 3);
  beforeInput(box, 'งจฉ');
  expect(screen.queryByRole('status')).toBeNull();
});
