import { addPushDevice, type PushDevice, pushDevices, removePushDevice, whosePushDevice } from '@sarabun/contract/notice-delivery/push-devices';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { checkPushOwner } from '.';
import { PushDevices } from './push-devices';

const endpoint = 'https://push.example.com/send/1';
const phone = { deviceId: 4, browser: 'Chrome', system: 'Android', addedAt: new Date('2026-11-20T09:00:00+07:00'), usedAt: null };

beforeEach(() => openSession('t-1', officer));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** A browser that can show notices; `asked` is what the person answers, `known` whether it has a subscription. */
function capable(asked: NotificationPermission, known = false) {
  const unsubscribe = vi.fn(async () => true);
  const subscription = { endpoint, unsubscribe, toJSON: () => ({ keys: { p256dh: 'public-key-of-it', auth: 'secret-of-it' } }) };
  const pushManager = { getSubscription: async () => (known ? subscription : null), subscribe: vi.fn(async () => subscription) };
  const registration = { pushManager };
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: asked, requestPermission: async () => asked });
  return { subscribe: pushManager.subscribe, unsubscribe };
}
const devices = (items: PushDevice[] = []) => on(pushDevices, () => ({ items, key: 'key of the server' }));
const whose = (mine: boolean) => on(whosePushDevice, () => ({ mine, deviceId: mine ? 4 : null }));

it('lets this browser show notices when the person agrees', async () => {
  const { subscribe } = capable('granted');
  const made = answerCalls(
    devices(),
    on(addPushDevice, () => ({})),
  );
  await show(<PushDevices />, '/account-information');
  await userEvent.click(await screen.findByRole('button', { name: 'แสดงการแจ้งเตือนในเครื่องนี้' }));
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'addPushDevice')?.input).toEqual({ endpoint, keys: { p256dh: 'public-key-of-it', auth: 'secret-of-it' } }),
  );
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key of the server' });
});

it('says so when the person has forbidden it, and where a browser cannot', async () => {
  capable('denied');
  answerCalls(devices());
  const { unmount } = await show(<PushDevices />, '/account-information');
  await userEvent.click(await screen.findByRole('button', { name: 'แสดงการแจ้งเตือนในเครื่องนี้' }));
  expect(await screen.findByText(/ไม่อนุญาตให้แสดงการแจ้งเตือน/)).toBeTruthy();
  unmount();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await show(<PushDevices />, '/account-information');
  expect(await screen.findByText(/แสดงการแจ้งเตือนไม่ได้/)).toBeTruthy();
});

it('says so when the push service is not reached, instead of waiting for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { subscribe } = capable('granted');
  subscribe.mockReturnValue(new Promise(() => undefined));
  answerCalls(devices());
  await show(<PushDevices />, '/account-information');
  await userEvent.click(await screen.findByRole('button', { name: 'แสดงการแจ้งเตือนในเครื่องนี้' }));
  await waitFor(() => expect(subscribe).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByText(/ติดต่อบริการแจ้งเตือนของตนไม่ได้/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'แสดงการแจ้งเตือนในเครื่องนี้' }).getAttribute('aria-busy')).not.toBe('true');
});

it('lists the devices, and removes this one with its subscription', async () => {
  const { unsubscribe } = capable('granted', true);
  const made = answerCalls(
    devices([phone]),
    whose(true),
    on(removePushDevice, () => ({})),
  );
  await show(<PushDevices />, '/account-information');
  expect((await screen.findByRole('listitem')).textContent).toContain('เครื่องนี้');
  await userEvent.click(screen.getByRole('button', { name: /ลบ/ }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(made.find(({ name }) => name === 'removePushDevice')?.input).toEqual({ deviceId: 4 });
});

it('is given up in a browser where somebody else signed in before', async () => {
  const { unsubscribe } = capable('granted', true);
  answerCalls(whose(false));
  await checkPushOwner();
  expect(unsubscribe).toHaveBeenCalled();
});
