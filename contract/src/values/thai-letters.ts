/** The letters by which items are counted: ฃ and ฅ are no longer written, and ฆ is passed over by custom. */
const letters = 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ';

/** A count in Thai letters: ก, ข … ฮ, กก, กข … */
export function toThaiLetters(count: number): string {
  let [rest, text] = [count, ''];
  while (rest > 0) {
    rest--;
    text = `${letters[rest % letters.length]}${text}`;
    rest = Math.floor(rest / letters.length);
  }
  return text;
}
