import ui from './styles/ui.module.css';

const notLetters = /[^\p{L}]/gu;
const titles = /^(นาย|นางสาว|นาง|ดร\.|(?:Mrs|Mr|Miss|Ms|Dr)\b\.?)\s*/;
/** Thai vowels written before the consonant they follow in speech. */
const leadingVowels = /^[เแโใไ]+/;

/** Kinds of units: the letter of the kind and the first of the name tell units apart better than two letters of the kind. */
const unitKinds = /^(กอง|สำนักงาน|สำนัก|กลุ่มงาน|กลุ่ม|ฝ่าย|งาน|ศูนย์|กรม|ส่วน)(?=\S)/;

/** Two letters for a name: of given name and surname, or of the kind of a unit and its name. */
export function initialsOf(name: string): string {
  const words = name
    .replace(titles, '')
    .replace(unitKinds, '$1 ')
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(leadingVowels, '').replace(notLetters, ''));
  const [first = '', second = ''] = words.filter(Boolean);
  return second ? (first[0] ?? '') + (second[0] ?? '') : first.slice(0, 2);
}

/** A person or unit in a circle: the picture where there is one, else two letters. The name stands beside it, so readers of the screen skip it. */
export function Avatar({ name, picture = null, size = 36 }: { name: string; picture?: string | null; size?: number }) {
  return (
    <span className={ui.avatar} aria-hidden style={{ width: size, height: size, fontSize: Math.max(12, size * 0.38) }}>
      {picture ? <img src={picture} alt="" width={size} height={size} /> : initialsOf(name)}
    </span>
  );
}
