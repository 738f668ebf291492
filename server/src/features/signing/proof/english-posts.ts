import { actingLine, actingPhrases } from '@sarabun/contract/acting/acting-phrase';
import type { Label } from '@sarabun/contract/values/label';

/** The lines under a signature in both languages: as they were printed, and in English where the post that a line names has an English name. */
export function postsInBoth(lines: readonly string[], named: readonly Label[]): Label[] {
  const known = new Map<string, string>();
  for (const post of named) {
    for (const phrase of actingPhrases) known.set(actingLine(phrase, post.th), actingLine(phrase, post.en, 'en'));
    known.set(post.th, post.en);
  }
  return lines.map((line) => ({ th: line, en: known.get(line) ?? line }));
}
