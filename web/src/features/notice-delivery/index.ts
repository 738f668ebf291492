import { lazyPart } from '../../ui/lazy-part';

/** The browsers that show pushed notices, a part of the account page. */
export const PushDevices = lazyPart(async () => (await import('./push-devices')).PushDevices);

/** A browser that shows pushed notices is checked after a sign-in: those of somebody else are shown there no more. */
export async function checkPushOwner(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  await (await import('./push-browser')).giveUpOthers();
}
