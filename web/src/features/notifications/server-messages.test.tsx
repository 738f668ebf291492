import { openMessages, type ServerMessage, sendServerMessage, sentMessages } from '@sarabun/contract/notifications/server-messages';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { deliver } from '../../platform/messages';
import { queries } from '../../platform/queries';
import { openSession } from '../../platform/session';
import { useServerMessages } from './server-messages';
import { ServerMessagesPage } from './server-messages-page';

function Frame() {
  useServerMessages();
  return <p>frame</p>;
}

const open = on(openMessages, () => ({ items: [{ id: 4, th: 'ปิดระบบ 20:00', en: 'Down at 20:00', sentAt: new Date(), endsAt: new Date(Date.now() + 1000) }] }));

test('a message in force is shown once on a browser, one that comes at once, in the group of its own', async () => {
  openSession('t-1', officer);
  answerCalls(open);
  const { unmount } = await show(<Frame />);
  expect((await screen.findByText('ปิดระบบ 20:00')).closest('[data-group]')?.getAttribute('data-group')).toBe('document-notification');
  expect(screen.getByText('Server Notification')).toBeTruthy();
  act(() => deliver('call-back-eoffice', { message: 'กลับมาแล้ว', english: 'Back', id: 5 }));
  expect(await screen.findByText('กลับมาแล้ว')).toBeTruthy();
  unmount();
  await show(<Frame />);
  await waitFor(() => expect(screen.getByText('frame')).toBeTruthy());
  act(() => deliver('call-back-eoffice', { message: 'กลับมาแล้ว', english: 'Back', id: 5 }));
  expect(screen.queryByText('กลับมาแล้ว')).toBeNull();
});

test('a message sent before the page could hear it, or while the line was cut, is shown as well', async () => {
  openSession('t-1', officer);
  const items: ServerMessage[] = [];
  answerCalls(on(openMessages, () => ({ items })));
  await show(<Frame />);
  const send = (id: number, th: string) => items.unshift({ id, th, en: th, sentAt: new Date(), endsAt: new Date(Date.now() + 1000) });
  send(6, 'ปิดระบบ 21:00');
  act(() => deliver('messages-missed', {}));
  expect(await screen.findByText('ปิดระบบ 21:00')).toBeTruthy();
  send(7, 'ปิดระบบ 22:00');
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText('ปิดระบบ 22:00')).toBeTruthy();
});

test('an administrator writes a message with an end', async () => {
  openSession('t-1', officer);
  const page = { menuId: 3216, path: 'server-message', name: { th: 'ข้อความจากผู้ดูแลระบบ', en: 'Messages' }, mayManage: true, pinned: false };
  const made = answerCalls(
    on(settingsMenu, () => ({ groups: [{ menuId: 3151, icon: 'bell', name: { th: 'แจ้งเตือน', en: 'Notices' }, pages: [page] }] }) as never),
    on(sentMessages, () => ({ items: [] })),
    on(sendServerMessage, () => ({ id: 1 })),
  );
  await show(<ServerMessagesPage />, '/settings/3216/server-message');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'เขียนข้อความ' }));
  await user.click(await screen.findByRole('button', { name: 'ส่งข้อความ' }));
  expect(await screen.findByText(/กรุณา.*ข้อความภาษาไทย/)).toBeTruthy();
  await user.type(screen.getByLabelText(/ข้อความภาษาไทย/), 'ปิดระบบคืนนี้');
  await user.click(screen.getByRole('button', { name: 'ส่งข้อความ' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'sendServerMessage')?.input).toMatchObject({ th: 'ปิดระบบคืนนี้', module: null, endsAt: '18:00' }));
});
