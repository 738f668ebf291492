import { consentTexts, requestPdpa } from '@sarabun/contract/session/consent';
import { logout } from '@sarabun/contract/session/sign-in';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { shownText } from '../../../../test/shown-text';
import { browser } from '../../../platform/browser';
import { openSession, token } from '../../../platform/session';
import { ConsentGate } from './consent-gate';

const texts = on(consentTexts, () => ({
  privacy: { version: 2, inForceFrom: '2026-06-01', text: { th: 'ข้อหนึ่ง\n\nข้อสอง', en: 'One' } },
  signature: { version: 1, inForceFrom: '2026-06-01', text: { th: 'ลายมือชื่อนี้เป็นของข้าพเจ้า', en: 'Mine' } },
}));
const undecided = { ...officer, information: { ...officer.information, agreedToPrivacy: false } };

async function comeTo(person: typeof officer) {
  openSession('t-1', person);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show(<ConsentGate />);
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
}

test('who has agreed to both is not asked', async () => {
  answerCalls(texts);
  await comeTo(officer);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has not agreed is asked after two seconds, and nothing closes the question', async () => {
  answerCalls(texts);
  await comeTo(undecided);
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('ข้อสอง'));
  expect(shownText(dialog)).toContain('ฉบับที่ 2 มีผลตั้งแต่ 1 มิถุนายน 2569');
  expect(dialog.textContent).toContain('ลายมือชื่อนี้เป็นของข้าพเจ้า');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(screen.getByRole('dialog')).toBe(dialog);
});

test('agreeing sends both consents and loads the page again', async () => {
  const made = answerCalls(
    texts,
    on(requestPdpa, () => ({ message: '' })),
  );
  await comeTo(undecided);
  const agree = screen.getByRole('button', { name: 'ยอมรับทั้งสองฉบับ' });
  await waitFor(() => expect(agree).toHaveProperty('disabled', false));
  act(() => agree.click());
  await waitFor(() => expect(browser.reload).toHaveBeenCalledOnce());
  expect(made.at(-1)).toMatchObject({ name: 'requestPdpa', input: { agreesToPrivacy: true, agreesToSignature: true } });
});

test('a consent that could not be stored is told of for 2.5 seconds, and can be tried again', async () => {
  answerCalls(
    texts,
    on(requestPdpa, () => new Refused(200, { message: 'บันทึกไม่สำเร็จ' })),
  );
  await comeTo(undecided);
  const agree = screen.getByRole('button', { name: 'ยอมรับทั้งสองฉบับ' });
  await waitFor(() => expect(agree).toHaveProperty('disabled', false));
  act(() => agree.click());
  expect((await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด' })).textContent).toContain('บันทึกไม่สำเร็จ');
  await act(() => vi.advanceTimersByTimeAsync(2600));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(agree).toHaveProperty('disabled', false);
});

test('declining signs out', async () => {
  answerCalls(
    texts,
    on(logout, () => ({})),
  );
  await comeTo(undecided);
  act(() => screen.getByRole('button', { name: 'ไม่ยอมรับและออกจากระบบ' }).click());
  await waitFor(() => expect(browser.goTo).toHaveBeenCalledWith('/login'));
  expect(token()).toBeNull();
});
