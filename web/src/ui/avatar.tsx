const notLetters = /[^\p{L}]/gu;
const titles = /^(นาย|นางสาว|นาง|ดร\.|Mr\.?|Mrs\.?|Ms\.?|Dr\.?)\s*/;
/** Thai vowels written before the consonant they follow in speech. */
const leadingVowels = /^[เแโใไ]+/;

/** Two letters for a name: the first consonants of given name and surname, or the first two of a unit. */
export function initialsOf(name: string): string {
  const words = name
    .replace(titles, '')
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(leadingVowels, '').replace(notLetters, ''));
  const [first = '', second = ''] = words.filter(Boolean);
  return second ? (first[0] ?? '') + (second[0] ?? '') : first.slice(0, 2);
}

/** A person or unit in a circle. The name stands beside it, so readers of the screen skip it. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span className="avatar" aria-hidden style={{ width: size, height: size }}>
      {initialsOf(name)}
    </span>
  );
}
