import * as z from 'zod/mini';

/** What the header `mayKeepHeader` says: the browser removes what it kept when `hours` have passed, and when `rights` differ. */
const mayKeep = z.object({
  hours: z.number(),
  /** Changes with the clearance and the desks of the person. */
  rights: z.string(),
  /** The legs whose rows must not be kept, because their letters are secret. */
  without: z.array(z.number()),
});
export type MayKeep = z.output<typeof mayKeep>;

/** How long answers are kept if nothing else is set. */
export const standardKeepHours = 72;

export function readMayKeep(header: string | null): MayKeep | null {
  try {
    const parsed = z.safeDecode(mayKeep, JSON.parse(header ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The names under which rows carry the id of their leg. */
const legNames = ['legId', 'F_TRANS_ID'];

/** An answer without the rows of these legs. */
export function withoutLegs(body: unknown, legs: readonly number[]): unknown {
  if (legs.length === 0 || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.filter((item) => !isRowOf(item, legs)).map((item) => withoutLegs(item, legs));
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withoutLegs(value, legs)]));
}

function isRowOf(item: unknown, legs: readonly number[]): boolean {
  if (typeof item !== 'object' || item === null) return false;
  return legNames.some((name) => legs.includes((item as Record<string, unknown>)[name] as number));
}
