/** A mark written above or below its letter: a completion never starts inside a syllable. */
const mark = /^[\u0e31\u0e33-\u0e3a\u0e45\u0e47-\u0e4e]/;

/** The rest of the first suggestion that begins with the typed text; empty if there is none. */
export function completionOf(typed: string, proposals: readonly string[]): string {
  const found = proposals.find((proposal) => proposal.length > typed.length && proposal.startsWith(typed));
  const rest = found?.slice(typed.length) ?? '';
  return mark.test(rest) ? '' : rest;
}
