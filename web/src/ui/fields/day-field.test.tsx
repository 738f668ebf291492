import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/show';
import { DialogFrame } from '../dialogs/dialog-frame';
import { Form } from '../forms/form';
import { DayField } from './day-field';
import { DayRange, useDaysFault } from './day-range';

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
  expect(screen.getByText('ไม่มีวันที่ “31/2/2569” กุมภาพันธ์มี 28 วัน')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.clear(box);
  await userEvent.type(box, '5 ธ.ค. 2569');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(screen.getByRole('status').textContent).toBe('2026-12-05');
  expect(screen.queryByText(/ไม่มีวันที่/)).toBeNull();
});

test.each([
  ['recent', { recent: true }],
  ['up to today', { latest: bangkokDay(new Date()) }],
])('a day of a %s field may be typed without its year', async (_, span) => {
  const change = vi.fn();
  await show(<DayField label="ลงวันที่" value={null} onChange={change} {...span} />);
  const box = await screen.findByPlaceholderText(/.+/);
  await userEvent.type(box, '31/12');
  await userEvent.tab();
  const today = bangkokDay(new Date());
  const year = Number(today.slice(0, 4)) - (today.slice(5) === '12-31' ? 0 : 1);
  await waitFor(() => expect(change).toHaveBeenLastCalledWith(`${year}-12-31`));
});

test.each([
  ['31/11/69', 'ไม่มีวันที่ “31/11/69” พฤศจิกายนมี 30 วัน'],
  ['29/2/2570', 'ไม่มีวันที่ “29/2/2570” ปี 2570 กุมภาพันธ์มี 28 วัน'],
  ['5/13/2569', 'ไม่มีวันที่ “5/13/2569” ปีหนึ่งมี 12 เดือน ไม่มีเดือนที่ 13'],
  ['5/12/9569', 'วันที่ “5/12/9569” ตกปี พ.ศ. 9569 โปรดตรวจปีอีกครั้ง'],
  ['มะรืน', 'อ่านวันที่ “มะรืน” ไม่ได้ พิมพ์เป็น วัน/เดือน/ปี เช่น 5/12/2569'],
])('%s is refused with the reason when the field is left', async (typed, words) => {
  await show(<DayForm />);
  const box = await screen.findByDisplayValue('4 ธันวาคม 2569');
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await userEvent.tab();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(box).toHaveProperty('value', typed);
});

function Undated({ onChoose }: { onChoose: (chosen: boolean) => void }) {
  const [chosen, setChosen] = useState(false);
  const choose = (is: boolean) => {
    onChoose(is);
    setChosen(is);
  };
  return <DayField label="ลงวันที่" required value={null} onChange={() => undefined} without={{ label: 'ไม่ลงวันที่', chosen, onChoose: choose }} />;
}

test.each(['ไม่มี', '-', 'ไม่ลงวันที่'])('that there is no day may be typed as %s, and taken back', async (typed) => {
  const choose = vi.fn();
  await show(<Undated onChoose={choose} />);
  await userEvent.type(await screen.findByPlaceholderText(/ปปปป/), typed);
  await userEvent.tab();
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'ไม่ลงวันที่' });
  await waitFor(() => expect(tick.checked).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'ลงวันที่' }).required).toBe(false);
  expect(await screen.findByPlaceholderText('ไม่ลงวันที่')).toHaveProperty('value', '');
  await userEvent.click(tick);
  expect(choose.mock.calls).toEqual([[true], [false]]);
});

function Dated() {
  const [{ day, chosen }, set] = useState<{ day: string | null; chosen: boolean }>({ day: null, chosen: false });
  const without = { label: 'ไม่ลงวันที่', chosen, onChoose: (is: boolean) => set({ day: null, chosen: is }) };
  return (
    <>
      <DayField label="ลงวันที่" required value={day} onChange={(to) => set({ day: to, chosen: false })} without={without} />
      <input aria-label="จาก" />
    </>
  );
}

test('that there is no day is ticked by keyboard while there is none; from a day, Tab goes past it', async () => {
  await show(<Dated />);
  const box = await screen.findByPlaceholderText(/ปปปป/);
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'ไม่ลงวันที่' });
  await userEvent.click(box);
  await userEvent.tab();
  expect(document.activeElement).toBe(tick);
  await userEvent.keyboard(' ');
  expect(tick.checked).toBe(true);
  expect(document.activeElement).toBe(tick);
  await userEvent.keyboard(' ');
  expect(tick.checked).toBe(false);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('5/12/2568');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('จาก'));
});

test('the calendar opens by a press, not by coming with the keyboard, and Escape closes it before the dialog', async () => {
  const close = vi.fn();
  await show(
    <DialogFrame title="แก้ไข" width={400} onClose={close}>
      <button type="button" data-autofocus>
        ก่อน
      </button>
      <DayField label="ลงวันที่" value="2026-12-04" onChange={() => undefined} />
    </DialogFrame>,
  );
  const box = await screen.findByDisplayValue('4 ธันวาคม 2569');
  await userEvent.tab();
  await waitFor(() => expect(document.activeElement).toBe(box));
  const month = 'ธันวาคม 2569';
  expect(screen.queryByText(month)).toBeNull();
  await userEvent.click(box);
  expect(await screen.findByText(month)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(month)).toBeNull());
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

function Range() {
  const [days, setDays] = useState<{ from?: string | undefined; to?: string | undefined }>({ from: '2026-11-20', to: '2026-11-10' });
  const fault = useDaysFault(days);
  return (
    <>
      <DayRange labels={{ from: 'ตั้งแต่', to: 'ถึง' }} from={days.from} to={days.to} onChange={(part) => setDays({ ...days, ...part })} />
      <output>{fault ?? `${days.from ?? 'open'} – ${days.to ?? 'open'}`}</output>
    </>
  );
}

test('a text that is no day never leaves a list open: the former day holds while it is typed, then nothing is asked for', async () => {
  await show(<Range />);
  const to = await screen.findByDisplayValue('10 พฤศจิกายน 2569');
  const asked = screen.getByRole('status');
  await userEvent.type(to, '{End}{Backspace}');
  await userEvent.clear(to);
  await userEvent.type(to, '25/11/2569');
  expect(asked.textContent).toBe('2026-11-20 – 2026-11-25');
  await userEvent.type(to, '9');
  expect(asked.textContent).toBe('2026-11-20 – 2026-11-25');
  await userEvent.tab();
  expect(asked.textContent).toContain('25/11/25699');
  expect(to).toHaveProperty('value', '25/11/25699');
  await userEvent.type(to, '{Backspace}');
  await waitFor(() => expect(asked.textContent).toBe('2026-11-20 – 2026-11-25'));
});

test('a filter, which is never sent, says what is wrong: days in the wrong order, and with Enter a text that is no day', async () => {
  await show(<Range />);
  const to = await screen.findByDisplayValue('10 พฤศจิกายน 2569');
  expect(screen.getAllByText('วันสุดท้ายอยู่ก่อนวันแรก โปรดแก้วันใดวันหนึ่ง')).toHaveLength(2);
  expect(to.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(to);
  await userEvent.type(to, '31/02/2569{Enter}');
  expect(screen.getAllByText('ไม่มีวันที่ “31/02/2569” กุมภาพันธ์มี 28 วัน')).toHaveLength(2);
  await userEvent.clear(to);
  await userEvent.type(to, '251169{Enter}');
  await waitFor(() => expect(screen.queryByText(/ไม่มีวันที่|ก่อนวันแรก/)).toBeNull());
  await userEvent.tab();
  expect(await screen.findByDisplayValue('25 พฤศจิกายน 2569')).toBeTruthy();
});

test('a day that is usually recent is asked about if it is more than a year ago', async () => {
  const { unmount } = await show(<DayField label="ลงวันที่" recent value="2020-01-01" onChange={() => undefined} />);
  expect(await screen.findByText('วันที่นี้ผ่านมากว่าหนึ่งปีแล้ว ปีถูกต้องหรือไม่')).toBeTruthy();
  unmount();
  await show(<DayField label="ลงวันที่" recent value={bangkokDay(new Date())} onChange={() => undefined} />);
  expect(screen.queryByText(/กว่าหนึ่งปี/)).toBeNull();
});

function Term() {
  const [days, setDays] = useState<{ from: string | null; to: string | null }>({ from: '2026-12-04', to: null });
  return (
    <Form act={{ busy: false }} onSubmit={() => undefined}>
      <DayField label="ตั้งแต่" value={days.from} onChange={(from) => setDays({ ...days, from })} />
      <DayField label="ถึง" value={days.to} earliest={days.from} latest="2026-12-31" onChange={(to) => setDays({ ...days, to })} />
      <button type="submit">บันทึก</button>
    </Form>
  );
}

test.each([
  ['3/12/2569', 'ต้องไม่ก่อนวันที่ 4 ธันวาคม 2569'],
  ['1/1/2570', 'ต้องไม่หลังวันที่ 31 ธันวาคม 2569'],
])('%s, which may not be given, is named when the field is left, and not while it is typed', async (typed, words) => {
  await show(<Term />);
  await screen.findByDisplayValue('4 ธันวาคม 2569');
  const box = screen.getByLabelText('ถึง');
  await userEvent.click(box);
  await userEvent.keyboard(typed);
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(box);
  await userEvent.type(box, '5/12/2569');
  await userEvent.tab();
  expect(screen.queryByText(/ต้องไม่/)).toBeNull();
});

test('of two days that cannot be read, sending leads to the first, and shows it with what is wrong', async () => {
  await show(<Term />);
  const first = await screen.findByDisplayValue('4 ธันวาคม 2569');
  const second = screen.getByLabelText('ถึง');
  const scrolled: Element[] = [];
  for (const one of [first, second]) one.scrollIntoView = () => scrolled.push(one);
  await userEvent.type(second, '31/2/2569');
  await userEvent.clear(first);
  await userEvent.type(first, '31/2/2569');
  second.focus();
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect([document.activeElement, scrolled]).toEqual([first, [first]]);
});
