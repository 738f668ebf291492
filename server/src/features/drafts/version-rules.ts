/** Saves by the same writer within this many milliseconds overwrite the last version. */
const sameSitting = 15 * 60 * 1000;

/**
 * Whether the next save overwrites the last version: it is by the same person, within the same session of writing, and has not been
 * submitted, passed on or returned since. Everything that others have seen or written stays a separate version.
 */
export function writesOver(
  last: { revision: number; savedAt: Date; savedBy: number } | null,
  { personId, now, sealedRevision }: { personId: number; now: Date; sealedRevision: number },
): boolean {
  if (!last || last.revision <= sealedRevision || last.savedBy !== personId) return false;
  return now.getTime() - last.savedAt.getTime() < sameSitting;
}
