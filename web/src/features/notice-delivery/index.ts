import { lazyPart } from '../../ui/lazy-part';

/** The browsers that show pushed notices, a part of the account page. */
export const PushDevices = lazyPart(async () => (await import('./push-devices')).PushDevices);

/** When the person is told of nothing outside the system, a part of the account page. */
export const MyQuietTimes = lazyPart(async () => (await import('./quiet-times')).MyQuietTimes);

/** The quiet times of the office, a part of a settings page. */
export const OfficeQuiet = lazyPart(async () => (await import('./quiet-times')).OfficeQuiet);

/** What left the system, a part of a settings page. */
export const SentNotices = lazyPart(async () => (await import('./sent-notices')).SentNotices);

/** A browser that shows pushed notices is checked after a sign-in: those of somebody else are shown there no more. */
export async function checkPushOwner(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  await (await import('./push-browser')).giveUpOthers();
}
