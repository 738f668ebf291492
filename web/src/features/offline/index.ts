import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { Endpoint } from '@sarabun/contract/endpoint';
import type * as z from 'zod/mini';
import { CallFailed, call } from '../../platform/call';
import { isAway, isLineLost, onLineBack } from '../../platform/line';
import { lazyPage, lazyPart, withMoreTexts } from '../../ui/lazy-part';
import { whenIdle } from '../../ui/when-idle';

export { KeepFolder } from './keep-folder';

/** What is kept on this device, `/sarabun/offline`. */
export const OfflineScreen = lazyPage(withMoreTexts(async () => (await import('./offline-screen')).OfflineScreen));
/** Keeps an open letter for reading offline. */
export const KeepButton = lazyPart(
  withMoreTexts(async () => (await import('./keep-button')).KeepButton),
  () => null,
);
/** What waits on a letter, in place of its acts. */
export const WaitingPane = lazyPart(withMoreTexts(async () => (await import('./waiting-pane')).WaitingPane));
/** Says on every page that acts wait on this device. */
export const WaitingStrip = lazyPart(
  withMoreTexts(async () => (await import('./waiting-strip')).WaitingStrip),
  () => null,
);

/** Makes an act of a letter's pane. Without a connection it may wait for one: answers null then. */
export async function sendOrWait<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: Endpoint<In, Out>,
  input: z.output<In>,
  { documentId, legId, subject }: Pick<DocumentView, 'documentId' | 'legId' | 'subject'>,
  personId: number,
): Promise<z.output<Out> | null> {
  const made = { call: endpoint.name, input: input as Record<string, unknown>, documentId, legId: legId ?? 0, subject, personId };
  const waits = (key?: string) => import('./send-waiting').then(({ letWait }) => letWait(made, key)).catch(() => false);
  if (isLineLost() && (await waits())) return null;
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof CallFailed && isAway(error.status) && (await waits(error.actKey))) return null;
    throw error;
  }
}

/** Sends what waits and checks what is kept, now and whenever there is a connection again. Returns a function that stops it. */
export function keepUpOffline(): () => void {
  const look = () => void import('./look-after').then(({ lookAfter }) => lookAfter()).catch(() => undefined);
  const isPossible = 'indexedDB' in globalThis && crypto.subtle;
  if (!isPossible) return () => undefined;
  const stopIdle = whenIdle(look);
  const stop = onLineBack(look);
  return () => {
    stopIdle();
    stop();
  };
}
