/** Technical words that no person should read. */
const programmers =
  /\b(string|number|undefined|union|null|object|NaN|boolean|bool|array|int|integer|float|regex|record|type|expected|received|literal|enum|json)\b|F_[A-Z]|[{}<>_]/i;
const outsideQuotes = (sentence: string) => sentence.replaceAll(/“[^”]*”/g, '');

/** What is wrong with a sentence, from the reader's point of view. */
export function amiss({ th, en }: { th: string; en: string }): string[] {
  return [
    ...(/[ก-๙]/.test(th) && !/[A-Za-z]/.test(outsideQuotes(th)) ? [] : [`not Thai: ${th}`]),
    ...(/^[A-Z“]/.test(en) && /\.$/.test(en) && !/[ก-๙]/.test(outsideQuotes(en)) ? [] : [`not English: ${en}`]),
    ...[th, en].filter((text) => programmers.test(outsideQuotes(text))),
  ];
}
