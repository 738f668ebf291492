import { keep, kept } from '../../platform/storage';
import type { Choice } from './choice';

const most = 12;

/** What the browser keeps of a choice: names of screens and letters are asked for again, as rights may have changed. */
interface RecentChoice {
  key: string;
  title?: string;
}

const isRecent = (one: unknown): one is RecentChoice => typeof (one as RecentChoice | null)?.key === 'string';

/** What this person chose lately on this device, newest first. */
export function recentChoices(personId: number): RecentChoice[] {
  try {
    const { of, chosen } = JSON.parse(kept('chosen') ?? 'null') as { of: unknown; chosen: unknown };
    return of === personId && Array.isArray(chosen) ? chosen.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a choice, unless nothing of it may be kept. */
export function noteChoice(personId: number, { key, title, keeps }: Pick<Choice, 'key' | 'title' | 'keeps'>): void {
  if (keeps === 'nothing') return;
  const others = recentChoices(personId).filter((one) => one.key !== key);
  const chosen = [{ key, ...(keeps === 'title' && { title }) }, ...others].slice(0, most);
  keep('chosen', JSON.stringify({ of: personId, chosen }));
}

/** The ids of the recent choices of a kind, whose keys are the kind and an id. */
export const recentIds = (recent: readonly RecentChoice[], kind: string): number[] =>
  recent.flatMap(({ key }) => {
    const [its, id] = key.split(' ');
    return its === kind && /^\d{1,9}$/.test(id ?? '') ? [Number(id)] : [];
  });
