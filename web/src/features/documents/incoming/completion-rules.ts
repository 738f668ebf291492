/** A mark that is written over or under the letter before it: a completion never begins inside a syllable. */
const mark = /^[\u0e31\u0e33-\u0e3a\u0e45\u0e47-\u0e4e]/;

/** What is missing of the first proposal that begins with what was typed; empty where none does. */
export function completionOf(typed: string, proposals: readonly string[]): string {
  const found = proposals.find((proposal) => proposal.length > typed.length && proposal.startsWith(typed));
  const rest = found?.slice(typed.length) ?? '';
  return mark.test(rest) ? '' : rest;
}
