import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import {
  createWebhook,
  type Delivery,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  saveWebhook,
  testWebhook,
  type Webhook,
} from '@sarabun/contract/webhooks/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { postFault } from './post-fault';
import { WebhooksScreen } from './webhooks-screen';

const page = (mayManage: boolean) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3152,
        icon: 'settings',
        name: { th: 'ระบบ', en: 'System' },
        pages: [{ menuId: 3223, path: 'webhooks', name: { th: 'แจ้งเหตุการณ์ไปยังระบบอื่น', en: 'Webhooks' }, mayManage, pinned: false }],
      },
    ],
  }));
const webhook: Webhook = {
  id: 3,
  version: 1,
  name: 'ระบบสถิติ',
  url: 'https://stats.example.go.th/in',
  events: ['letter.received'],
  active: true,
  createdAt: new Date('2026-11-20T03:00:00Z'),
  createdBy: 'สมชาย ใจดี',
  oldSecretUntil: null,
  quietUntil: null,
  waiting: 0,
  failed: 1,
};
const webhooks = (...items: Webhook[]) => on(listWebhooks, () => ({ items }));
const failed: Delivery = {
  id: 9,
  event: 'letter.received',
  letter: 'ทด ๑/๑',
  state: 'failed',
  attempts: 31,
  createdAt: new Date('2026-11-21T03:00:00Z'),
  dueAt: null,
  endedAt: new Date('2026-11-22T03:00:00Z'),
  status: 503,
  answer: 'down for maintenance',
  error: null,
};

beforeEach(() => openSession('t-1', officer));

test('a system is added for events, and its secret is shown until it is kept', async () => {
  const made = answerCalls(
    page(true),
    webhooks(),
    on(createWebhook, () => ({ id: 1, secret: 'whsec_secret' })),
  );
  await show(<WebhooksScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'เพิ่มระบบ' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'เพิ่มระบบ' }));
  // Everything that is missing is said at once, and goes as it is given.
  const missing = ['กรุณากรอกชื่อระบบ', 'กรุณากรอกที่อยู่ที่รับแจ้ง', 'เลือกอย่างน้อยหนึ่งเหตุการณ์'];
  for (const text of missing) expect(drawer.getByText(text)).toBeTruthy();
  await user.type(drawer.getByLabelText(/ชื่อระบบ/), 'ระบบสถิติ');
  expect(drawer.queryByText('กรุณากรอกชื่อระบบ')).toBeNull();
  await user.type(drawer.getByLabelText(/ที่อยู่ที่รับแจ้ง/), webhook.url);
  await user.click(drawer.getByRole('button', { name: 'เพิ่มระบบ' }));
  expect(await drawer.findByText('เลือกอย่างน้อยหนึ่งเหตุการณ์')).toBeTruthy();
  await waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('checkbox'));
  await user.click(drawer.getByLabelText('ลงรับหนังสือ'));
  expect(drawer.queryByText('เลือกอย่างน้อยหนึ่งเหตุการณ์')).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'เพิ่มระบบ' }));
  expect(await screen.findByText('whsec_secret')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'รหัสลงลายมือชื่อของระบบ “ระบบสถิติ”' })).toBeTruthy();
  expect(made.find(({ name }) => name === 'createWebhook')?.input).toEqual({ name: 'ระบบสถิติ', url: webhook.url, events: ['letter.received'] });
});

test('the drawer of a system is in the address, and what was typed in it survives a reload', async () => {
  const calls = [page(true), webhooks(webhook)];
  answerCalls(...calls);
  const { unmount, place } = await show(<WebhooksScreen />, '/settings/3223/webhooks');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^แก้ไข/ }));
  await user.type(await screen.findByLabelText(/ชื่อระบบ/), ' 2');
  const address = place();
  unmount();
  await show(<WebhooksScreen />, address);
  expect((await screen.findByLabelText<HTMLInputElement>(/ชื่อระบบ/)).value).toBe('ระบบสถิติ 2');
});

test('a test that reaches nobody says why in words, and stays', async () => {
  answerCalls(
    page(true),
    webhooks(webhook),
    on(testWebhook, () => ({ accepted: false, answered: null, answer: 'getaddrinfo ENOTFOUND stats.example.go.th' })),
  );
  await show(<WebhooksScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^ส่งทดสอบ/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่พบเครื่องปลายทางชื่อนี้');
});

test.each([
  ['connect ECONNREFUSED 127.0.0.1:9', 'refused'],
  ['There was no answer in time.', 'tooLate'],
  ['The address is in a network that may not be reached (WEBHOOK_NETWORKS).', 'notAllowed'],
  ['self-signed certificate in certificate chain', 'certificate'],
  ['socket hang up', 'broken'],
  ['boom', 'other'],
])('“%s” is told as %s', (report, kind) => {
  expect(postFault(report)).toBe(kind);
});

test('a system is stopped for a while', async () => {
  const made = answerCalls(
    page(true),
    webhooks(webhook),
    on(saveWebhook, () => ({})),
  );
  await show(<WebhooksScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^แก้ไข/ }));
  await user.click(await screen.findByLabelText('แจ้งเหตุการณ์'));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'saveWebhook')?.input).toMatchObject({ id: 3, version: 1, active: false }));
});

test('a failed delivery shows the answer and is sent again; who may only look has no such button', async () => {
  const made = answerCalls(
    page(true),
    webhooks(webhook),
    on(listDeliveries, ({ page: asked, pageSize }) => ({ data: [failed], total: 1, page: asked, pageSize })),
    on(resendDelivery, () => ({})),
  );
  const { unmount } = await show(<WebhooksScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^การส่ง/ }));
  expect(await screen.findByText('ตอบ 503')).toBeTruthy();
  expect(screen.getByText('down for maintenance')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^ส่งอีกครั้ง/ }));
  await waitFor(() => expect(made.find(({ name }) => name === 'resendDelivery')?.input).toEqual({ id: 9 }));
  unmount();
  answerCalls(
    page(false),
    webhooks(webhook),
    on(listDeliveries, ({ page: asked, pageSize }) => ({ data: [failed], total: 1, page: asked, pageSize })),
  );
  await show(<WebhooksScreen />);
  await user.click(await screen.findByRole('button', { name: /^การส่ง/ }));
  expect(await screen.findByText('ตอบ 503')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^ส่งอีกครั้ง|^แก้ไข|^ลบ/ })).toBeNull();
});
