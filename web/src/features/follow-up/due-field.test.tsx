import { holidays } from '@sarabun/contract/follow-up/working-days';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { DueField } from './due-field';
import { DueMark } from './due-mark';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T09:00:00+07:00') });
  openSession('t-1', officer);
  answerCalls(on(holidays, () => ({ items: [{ day: '2026-12-07', yearly: false, th: 'วันหยุดชดเชยวันพ่อแห่งชาติ', en: 'In place of Father’s Day' }] })));
});

function Form({ day, inherited }: { day: string | null; inherited?: string }) {
  const [value, setValue] = useState(day);
  return (
    <>
      <DueField label="ครบกำหนด" value={value} onChange={setValue} inherited={inherited} />
      <output>{value}</output>
    </>
  );
}

test('working days are proposed: three from Thursday leave out the weekend and the holiday', async () => {
  await show(<Form day={null} />);
  const three = await screen.findByRole<HTMLButtonElement>('button', { name: '3 วันทำการ' });
  // They wait for the holidays, without which the day would be wrong.
  expect(three.disabled).toBe(true);
  await vi.waitFor(() => expect(three.disabled).toBe(false), 8000);
  await userEvent.click(three);
  await vi.waitFor(() => expect(screen.getByRole('button', { name: '3 วันทำการ' }).getAttribute('aria-pressed')).toBe('true'), 8000);
  // Friday 4, Tuesday 8, Wednesday 9.
  expect(screen.getByRole('status').textContent).toBe('2026-12-09');
  expect(screen.getByText('เหลือ 3 วันทำการ')).toBeTruthy();
});

test('a day on which the office is closed is warned of by its name, and the next working day is one tap away', async () => {
  await show(<Form day="2026-12-07" />);
  expect((await screen.findByRole('alert')).textContent).toContain('วันหยุดชดเชยวันพ่อแห่งชาติ');
  await userEvent.click(screen.getByRole('button', { name: /ใช้วันทำการถัดไป.*8\sธันวาคม\s2569/ }));
  expect(screen.getByRole('status').textContent).toBe('2026-12-08');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a due day is marked in words, never by colour alone', async () => {
  await show(
    <div>
      {['2026-12-01', '2026-12-03', '2026-12-08', null].map((dueOn) => (
        <DueMark key={dueOn} dueOn={dueOn} />
      ))}
    </div>,
  );
  expect(await screen.findByText('เกินกำหนด 2 วัน')).toBeTruthy();
  expect(screen.getByText('ครบกำหนดวันนี้')).toBeTruthy();
  expect(await screen.findByText('เหลือ 2 วันทำการ')).toBeTruthy();
});

test('an empty field says which day counts, and a later day is warned of without being refused', async () => {
  await show(<Form day={null} inherited="2026-12-09" />);
  expect(await screen.findByText(/เว้นว่างไว้ = ครบกำหนด\s9\sธันวาคม\s2569/)).toBeTruthy();
  // What is proposed is never later.
  expect(screen.getAllByRole('button', { name: /วันทำการ$/ }).map((one) => one.textContent)).toEqual(['3 วันทำการ']);
  await userEvent.type(await screen.findByPlaceholderText(/ปปปป/), '24/12/2569{Tab}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/ช้ากว่าวันที่เรื่องนี้ครบกำหนดกับท่าน \(9\sธันวาคม\s2569\)/);
  expect(screen.queryByText(/เว้นว่างไว้/)).toBeNull();
  expect(screen.getByRole('status').textContent).not.toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'ใช้วันครบกำหนดของเรื่อง' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});
