import { agency } from '../agency';
import type { Sealer } from './sealing';

/**
 * What a person has typed and not sent. It is at hand in this page, and lies sealed in the storage of its tab, under the key of the person on this
 * device (decision 0072): it survives a reload and the end of the session, and nobody else can read it. Without that key it lives as long as the page.
 */
const atHand = new Map<string, string>();
const opening = new Map<string, Promise<void>>();
const sealing = new Set<string>();
const mark = 'sealed ';

/** The place of one input of a person. */
export const typedPlace = (personId: number, name: string) => `${agency().key}_draft_${personId}_${name}`;

/** What was typed, if it is at hand; null if there is nothing, or if it has to be opened first. */
export function typedAt(place: string): string | null {
  const known = atHand.get(place);
  if (known !== undefined) return known;
  const stored = read(place);
  if (stored === null || stored.startsWith(mark)) return null;
  // It was stored as it was typed, by an earlier release.
  keepTyped(place, stored);
  return stored;
}

/** Whether something was typed before this page was loaded, which `openTyped` opens. */
export const isSealedAt = (place: string): boolean => !atHand.has(place) && read(place)?.startsWith(mark) === true;

/** Opens what was typed before this page was loaded. What cannot be opened stays where it is. */
export function openTyped(place: string): Promise<void> {
  const known = opening.get(place);
  if (known) return known;
  const opened = unseal(place).catch(() => undefined);
  opening.set(place, opened);
  return opened;
}

/** Keeps what was typed; null forgets it. */
export function keepTyped(place: string, text: string | null): void {
  if (text === null) {
    atHand.delete(place);
    write(place, null);
    return;
  }
  atHand.set(place, text);
  if (!sealing.has(place)) void seal(place);
}

/** Forgets what is at hand, as a reload does. */
export function forgetTyped(): void {
  atHand.clear();
  opening.clear();
}

/** The outbox is loaded by the page in any case, but not with its first part. */
const sealerOfPerson = async (): Promise<Sealer> => (await import('./outbox')).sealerOfPerson();

async function seal(place: string): Promise<void> {
  sealing.add(place);
  try {
    const sealer = await sealerOfPerson();
    // What is typed meanwhile is sealed after it.
    for (let done: string | undefined; atHand.get(place) !== done; ) {
      done = atHand.get(place);
      if (done === undefined) break;
      const { iv, bytes } = await sealer.seal(done);
      if (atHand.has(place)) write(place, `${mark}${base64Of(iv)} ${base64Of(new Uint8Array(bytes))}`);
    }
  } catch {
    // What lies there is older, or was never sealed.
    write(place, null);
  } finally {
    sealing.delete(place);
  }
}

async function unseal(place: string): Promise<void> {
  const [iv = '', bytes = ''] = (read(place) ?? '').slice(mark.length).split(' ');
  const sealer = await sealerOfPerson();
  const text = (await sealer.open({ iv: bytesOf(iv), bytes: bytesOf(bytes) })) as string;
  if (!atHand.has(place)) atHand.set(place, text);
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function read(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

function write(place: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, value);
  } catch {
    // Without storage, the text lives as long as the page.
  }
}
