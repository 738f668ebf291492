const words = new Intl.Segmenter('th', { granularity: 'word' });
const clusters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Thai vowels and tone marks without the letter they belong to, at the beginning of a text that was cut: they are drawn as a box or a dotted circle. */
export const strayMarks = /^[\p{M}\u0e33]+/u;

/** At most so many characters from the beginning of a text, up to the end of a word; a longer word is cut, but not a letter from its marks. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = words.segment(text).containing(most)?.index || clusters.segment(text).containing(most)?.index;
  return text.slice(0, cut);
}

/** A text on little room: its beginning, and a sign that it goes on. */
export const shortened = (text: string, most: number): string => (text.length > most ? `${beginningOf(text, most).trimEnd()}…` : text);

/** At most so many characters from the end of a text, from the beginning of a word; a longer word is cut, but not a letter from its marks. */
export function endingOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const from = text.length - most;
  const after = (parts: Intl.Segmenter): number => {
    const { index, segment } = parts.segment(text).containing(from) ?? { index: from, segment: '' };
    return index === from ? from : index + segment.length;
  };
  const cut = after(words);
  return text.slice(cut < text.length ? cut : after(clusters));
}
