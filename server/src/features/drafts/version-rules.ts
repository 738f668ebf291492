/** Whoever goes on writing within so many milliseconds writes over the own last version. */
const sameSitting = 15 * 60 * 1000;

/**
 * Whether the next save is written over the version kept last: it is the same person's, of the same sitting, and has not been sent up,
 * passed or sent back since. Everything that somebody else has seen or written stays as a version of its own.
 */
export function writesOver(
  last: { revision: number; savedAt: Date; savedBy: number } | null,
  { personId, now, sealedRevision }: { personId: number; now: Date; sealedRevision: number },
): boolean {
  if (!last || last.revision <= sealedRevision || last.savedBy !== personId) return false;
  return now.getTime() - last.savedAt.getTime() < sameSitting;
}
