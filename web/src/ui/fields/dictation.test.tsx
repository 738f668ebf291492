import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPage } from '../../../test/page';
import { Kit } from '../kit';
import { Dictation, MayBeDictated, withDictated } from './dictation';
import type { Recognition } from './speech';

/** The browser's recognition, which a test lets hear something. */
class Listening implements Recognition {
  static last: Listening;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  constructor() {
    Listening.last = this;
  }
  start = vi.fn();
  stop = vi.fn(() => this.onend?.());
  abort = vi.fn();
  hear(transcript: string, isFinal = true) {
    act(() => this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] }));
  }
}

beforeEach(() => {
  setPage({ agency: 'ONLB' });
  Object.assign(window, { webkitSpeechRecognition: Listening });
});
afterEach(() => void Reflect.deleteProperty(window, 'webkitSpeechRecognition'));

function show({ isOpen = true, onText = (_: string) => {} } = {}) {
  render(
    <Kit>
      <MayBeDictated value={isOpen}>
        <Dictation label="เกษียน" onText={onText} />
      </MayBeDictated>
    </Kit>,
  );
}
const button = () => screen.queryByRole('button', { name: 'พูดให้พิมพ์ เกษียน' });

test('what was heard is shown, corrected, and goes in only when the person says so', async () => {
  const onText = vi.fn();
  const user = userEvent.setup();
  show({ onText });
  await user.click(button() as HTMLElement);
  const field = await screen.findByLabelText('ข้อความที่ได้ยิน');
  expect(Listening.last.start).toHaveBeenCalledOnce();
  expect(Listening.last.lang).toBe('th-TH');
  Listening.last.hear('ให้ดำเนินการ', false);
  expect(screen.getByRole('status').textContent).toBe('ให้ดำเนินการ');
  expect((field as HTMLTextAreaElement).value).toBe('');
  Listening.last.hear('ให้ดำเนินการภายใน 15 วัน');
  expect((field as HTMLTextAreaElement).value).toBe('ให้ดำเนินการภายใน ๑๕ วัน');
  await user.type(field, ' และรายงาน');
  expect(onText).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'ใช้ข้อความนี้' }));
  expect(onText).toHaveBeenCalledExactlyOnceWith('ให้ดำเนินการภายใน ๑๕ วัน และรายงาน');
});

test('who cancels changes nothing, and the microphone is off', async () => {
  const onText = vi.fn();
  const user = userEvent.setup();
  show({ onText });
  await user.click(button() as HTMLElement);
  await screen.findByLabelText('ข้อความที่ได้ยิน');
  Listening.last.hear('ผิด');
  await user.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  expect(onText).not.toHaveBeenCalled();
  expect(Listening.last.abort).toHaveBeenCalled();
});

test('says why nothing was heard, and listens again', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button() as HTMLElement);
  await screen.findByLabelText('ข้อความที่ได้ยิน');
  act(() => {
    Listening.last.onerror?.({ error: 'not-allowed' });
    Listening.last.onend?.();
  });
  screen.getByText(/ไม่ได้รับอนุญาตให้ใช้ไมโครโฟน/);
  const before = Listening.last;
  await user.click(screen.getByRole('button', { name: 'ฟังต่อ' }));
  expect(Listening.last).not.toBe(before);
  expect(screen.queryByText(/ไม่ได้รับอนุญาตให้ใช้ไมโครโฟน/)).toBeNull();
});

test('is not there for letters with a secrecy class', () => {
  show({ isOpen: false });
  expect(button()).toBeNull();
});

test('is not there in an agency without it', () => {
  setPage({ agency: 'SAT' });
  show();
  expect(button()).toBeNull();
});

test('is not there where the browser has no recognition', () => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  show();
  expect(button()).toBeNull();
});

test('goes behind what was written, within the length of the field', () => {
  expect(withDictated('', 'ทราบ')).toBe('ทราบ');
  expect(withDictated('เรียน ผอ. ', 'ทราบ')).toBe('เรียน ผอ. ทราบ');
});
