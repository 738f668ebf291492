import { lineAccount, linkLineAccount, unlinkLineAccount } from '@sarabun/contract/line/line-account';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { show } from '../../../test/show';
import { browser } from '../../platform/browser';
import { LineScreen } from './line-screen';

const notLinked = { configured: true, linkedAt: null, addFriend: 'https://line.me/R/ti/p/@office' };

test('without a channel the page says so, and offers nothing', async () => {
  answerCalls(on(lineAccount, () => ({ configured: false, linkedAt: null, addFriend: null })));
  await show(<LineScreen />);
  await screen.findByText(/ยังไม่ได้ตั้งค่าบัญชีทางการ/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an officer without a link is told how to get one', async () => {
  answerCalls(on(lineAccount, () => notLinked));
  await show(<LineScreen />);
  expect((await screen.findByRole('link', { name: 'เพิ่มเพื่อนใน LINE' })).getAttribute('href')).toBe(notLinked.addFriend);
});

test('an officer who comes with a token agrees and goes on to LINE', async () => {
  const made = answerCalls(
    on(lineAccount, () => notLinked),
    on(linkLineAccount, () => ({ address: 'https://access.line.me/dialog?x' })),
  );
  const user = userEvent.setup();
  await show(<LineScreen />, '/portal?linkToken=T1');
  await user.click(await screen.findByRole('button', { name: 'เชื่อมต่อกับ LINE' }));
  await waitFor(() => expect(browser.goTo).toHaveBeenCalledWith('https://access.line.me/dialog?x'));
  expect(made.at(-1)?.input).toEqual({ linkToken: 'T1' });
});

test('an officer cuts the link after a question', async () => {
  let linkedAt: Date | null = new Date('2026-11-21T03:00:00Z');
  answerCalls(
    on(lineAccount, () => ({ ...notLinked, linkedAt })),
    on(unlinkLineAccount, () => {
      linkedAt = null;
      return {};
    }),
  );
  const user = userEvent.setup();
  await show(<LineScreen />);
  await user.click(await screen.findByRole('button', { name: 'ยกเลิกการเชื่อมต่อ' }));
  await user.click(await screen.findByRole('button', { name: 'ยืนยัน' }));
  await screen.findByText('ยังไม่ได้เชื่อมต่อ');
});
