import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../../test/show';
import { changeLanguage } from '../../../platform/i18n';
import { ReceiveStamp } from './receive-stamp';

function Page() {
  const [place, setPlace] = useState({ x: 0.5, y: 0.5 });
  return (
    <>
      <input aria-label="ที่" />
      <ReceiveStamp place={place} onMove={setPlace} unitName="กองแผนงาน" number={42} />
    </>
  );
}

test('Enter leaves the stamp where it was moved to, Escape where it was; both go back to the field', async () => {
  await show(<Page />, '/sarabun/receive');
  const stamp = screen.getByRole('button', { name: /^ตรารับหนังสือ/ });
  const field = screen.getByRole('textbox', { name: 'ที่' });
  const move = async (last: string) => {
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}s{/Alt}');
    expect(document.activeElement).toBe(stamp);
    await userEvent.keyboard(`{ArrowLeft}${last}`);
    expect(document.activeElement).toBe(field);
    return stamp.style.left;
  };
  expect(await move('{Enter}')).toBe('49%');
  expect(await move('{Escape}')).toBe('49%');
  expect(await move('{Enter}')).toBe('48%');
});

test('its words are those of the printed form, also on an English screen', async () => {
  await show(<Page />, '/sarabun/receive');
  await act(() => changeLanguage('en'));
  const { textContent } = screen.getByRole('button', { name: /^Receive stamp/ });
  expect(textContent).toMatch(/^กองแผนงานเลขรับ ๔๒วันที่ [๐-๙]{1,2} [ก-๙.]+ [๐-๙]{4}เวลา [๐-๙]{2}\.[๐-๙]{2} น\./);
});
