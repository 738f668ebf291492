import { addPushDevice, whosePushDevice } from '@sarabun/contract/notice-delivery/push-devices';
import { call } from '../../platform/call';

const worker = '/service-worker.js';

/** Whether this browser can show pushed notices: over https, and on iPads and iPhones only from the home screen. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

/** The device that this browser is; null if it shows no notices of this person. */
export async function thisDevice(): Promise<number | null> {
  const found = canPush() ? await subscription() : null;
  return found ? (await call(whosePushDevice, { endpoint: found.endpoint })).deviceId : null;
}

/** How long a browser may try to reach its push service. Some try for ever where the office's network does not let them out. */
const subscribeMs = 20_000;

async function unlessTooLate<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error('the push service was not reached in time')), subscribeMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Asks the person, and lets this browser show notices, unless the person or the browser refuses or its push service cannot be reached. */
export async function startPushes(key: string): Promise<'started' | 'refused' | 'unreached'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key, as of an earlier installation, would be refused by the push service.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await unlessTooLate(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).catch(() => null);
  if (!made) return 'unreached';
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  await call(addPushDevice, { endpoint: made.endpoint, keys: { p256dh, auth } });
  return 'started';
}

/** This browser shows no more notices. */
export async function stopPushes(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Ends the subscription of a person who signed in here before. */
export async function giveUpOthers(): Promise<void> {
  const found = canPush() ? await subscription() : null;
  if (found && !(await call(whosePushDevice, { endpoint: found.endpoint })).mine) await found.unsubscribe();
}
