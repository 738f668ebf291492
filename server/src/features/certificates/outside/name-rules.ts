/** A name in the office, in one language; the suffix is what stands after it. */
export interface WrittenName {
  firstName: string;
  lastName: string;
  suffix: string;
}

/** Letters and digits alone, so that spaces, points, hyphens and capitals are no difference. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a text is titles alone: each place that titles lead to is looked at once, however they overlap. */
function isTitles(text: string, titles: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const at of reached) for (const title of titles) if (text.startsWith(title, at)) reached.add(at + title.length);
  return reached.has(text.length);
}

/**
 * Whether a certificate names this person: its name is the first and the last name, or the last and the first, in one of the languages. Before it
 * may stand titles and ranks, after it the suffix of the person. Nothing else may: `สมชาย ใจดีมาก` is not `สมชาย ใจดี`.
 */
export function namesPerson(said: string, names: readonly WrittenName[], titles: readonly string[]): boolean {
  const [subject, before] = [bare(said), titles.map(bare)];
  const isEnd = (name: string) => subject.endsWith(name) && isTitles(subject.slice(0, -name.length), before);
  return names.some(({ firstName, lastName, suffix }) => {
    const written = [bare(firstName + lastName), bare(lastName + firstName)];
    return written.some((name) => name !== '' && (isEnd(name) || isEnd(name + bare(suffix))));
  });
}
