import { Refusal } from '../errors';

export function missingGlyph(character: string): Refusal {
  const code = `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  return new Refusal('invalid', 'unprintableCharacter', {
    th: `แบบอักษรของหนังสือไม่มีตัวอักษร “${character}” (${code}) กรุณาแก้ไขข้อความ`,
    en: `The letters' font has no character “${character}” (${code}). Please change the text.`,
  });
}
