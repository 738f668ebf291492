import { Refusal } from '../errors';

export function missingGlyph(character: string): Refusal {
  const code = `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  return new Refusal('invalid', 'unprintableCharacter', {
    th: `แบบอักษรของหนังสือไม่มีตัวอักษร “${character}” (${code}) กรุณาแก้ไขข้อความ`,
    en: `The letters' font has no character “${character}” (${code}). Please change the text.`,
  });
}

/** The machine is too busy for so much, or it is too much. */
export const tookTooLong = () =>
  new Refusal(
    'busy',
    'tookTooLong',
    {
      th: 'จัดทำเอกสารไม่เสร็จภายในเวลาที่กำหนด เพราะระบบมีงานมากหรือมีรายการมาก กรุณาลองใหม่ภายหลัง หรือเลือกช่วงวันที่ให้สั้นลง',
      en: 'The document was not ready in time: the system is busy, or there are many lines. Please try again later, or choose fewer days.',
    },
    { retryAfter: 30 },
  );
