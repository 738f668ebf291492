import { readLineChannel, saveLineChannel, testLineChannel } from '@sarabun/contract/line/line-channel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { LineChannelSection } from './line-channel-section';

beforeEach(() => openSession('t-1', officer));

const channel = {
  source: 'office' as 'office' | 'deployment' | 'none',
  unreadable: false,
  addFriend: '',
  webhook: 'https://x.go.th/hook',
  version: 3,
  history: [],
};
const shown = (part: Partial<typeof channel> = {}) => on(readLineChannel, () => ({ ...channel, ...part }));

test('secrets are typed unseen, sent, and gone from the page', async () => {
  const made = answerCalls(
    shown(),
    on(saveLineChannel, () => ({})),
  );
  await show(<LineChannelSection mayManage />);
  const token = (await screen.findByLabelText(/access token/)) as HTMLInputElement;
  expect([token.type, token.value]).toEqual(['password', '']);
  await userEvent.type(token, 'new-token');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => {
    const saved = made.find(({ name }) => name === 'saveLineChannel');
    expect(saved?.input).toEqual({ channelSecret: '', accessToken: 'new-token', addFriend: '', version: 3 });
  });
});

test('the answer of LINE to a test message is shown', async () => {
  answerCalls(
    shown(),
    on(testLineChannel, () => new Refused(409, { code: 'lineTokenRefused', message: 'LINE ไม่รับ token นี้' })),
  );
  await show(<LineChannelSection mayManage />);
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งข้อความทดสอบ' }));
  expect((await screen.findByRole('alert')).textContent).toContain('LINE ไม่รับ token นี้');
});

test('a channel of the deployment can be tried but not changed; without rights nothing can', async () => {
  answerCalls(shown({ source: 'deployment' }));
  const { unmount } = await show(<LineChannelSection mayManage />);
  await screen.findByText(/LINE_CHANNEL_SECRET/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ส่งข้อความทดสอบ']);
  unmount();
  answerCalls(shown());
  await show(<LineChannelSection mayManage={false} />);
  await screen.findByText('ตั้งค่าแล้ว');
  expect(screen.queryByRole('button')).toBeNull();
});
