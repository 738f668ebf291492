import { Refusal, wrongField } from '../../../platform/errors';
import type { P12Trouble } from '../../../platform/keys/read-p12';

/** What is wrong with the certificate in a file. */
export type ImportTrouble =
  | 'noMatch'
  | 'authority'
  | 'notForSigning'
  | 'weakKey'
  | 'weakAlgorithm'
  | 'notYet'
  | 'expired'
  | 'untrusted'
  | 'revoked'
  | 'chainExpired'
  | 'chainTooLarge';

const texts: Record<Exclude<P12Trouble, 'wrongPassword'> | ImportTrouble, { th: string; en: string }> = {
  unreadable: {
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ .p12 หรือ .pfx ที่อ่านได้ กรุณาส่งออกใบรับรองพร้อมกุญแจอีกครั้ง',
    en: 'This is no .p12 or .pfx file that can be read. Please export the certificate with its key again.',
  },
  oldAlgorithm: {
    th: 'ไฟล์นี้เข้ารหัสด้วยวิธีเก่าที่ไม่ปลอดภัยแล้ว (เช่น RC2 หรือ 3DES) กรุณาส่งออกใหม่โดยเลือกการเข้ารหัส AES256-SHA256',
    en: 'This file is encrypted by an old algorithm that is not safe any more (such as RC2 or 3DES). Please export it again with AES256-SHA256.',
  },
  noKey: {
    th: 'ไฟล์นี้ไม่มีกุญแจส่วนตัว กรุณาส่งออกใบรับรองพร้อมกุญแจส่วนตัว',
    en: 'There is no private key in this file. Please export the certificate with its private key.',
  },
  severalKeys: {
    th: 'ไฟล์นี้มีกุญแจส่วนตัวมากกว่าหนึ่งดอก กรุณาส่งออกเฉพาะใบรับรองที่จะใช้ลงนาม',
    en: 'There is more than one private key in this file. Please export only the certificate that is to sign.',
  },
  noMatch: {
    th: 'ไม่มีใบรับรองที่คู่กับกุญแจในไฟล์นี้',
    en: 'No certificate in this file belongs to its key.',
  },
  authority: {
    th: 'ใบรับรองในไฟล์นี้เป็นของผู้ออกใบรับรอง ไม่ใช่ของบุคคล',
    en: 'The certificate in this file is that of an authority, not of a person.',
  },
  notForSigning: {
    th: 'ใบรับรองนี้ไม่ได้ออกให้ใช้ลงลายมือชื่อ',
    en: 'This certificate was not issued for signing.',
  },
  weakKey: {
    th: 'กุญแจของใบรับรองนี้สั้นหรือเป็นชนิดที่ไม่รองรับ ต้องเป็น RSA ตั้งแต่ 2048 บิต หรือ ECDSA P-256, P-384, P-521',
    en: 'The key of this certificate is too short or of another kind. It must be RSA of 2048 bits or more, or ECDSA on P-256, P-384 or P-521.',
  },
  weakAlgorithm: {
    th: 'ใบรับรองนี้ลงนามด้วยอัลกอริทึมที่อ่อนหรือไม่รองรับ ต้องเป็น SHA-256, SHA-384 หรือ SHA-512',
    en: 'This certificate is signed with a weak or unknown algorithm. It must be SHA-256, SHA-384 or SHA-512.',
  },
  notYet: { th: 'ใบรับรองนี้ยังไม่ถึงวันเริ่มใช้', en: 'This certificate is not valid yet.' },
  expired: { th: 'ใบรับรองนี้หมดอายุแล้ว', en: 'This certificate has ended.' },
  untrusted: {
    th: 'ใบรับรองนี้ไม่ได้ออกโดยผู้ให้บริการที่หน่วยงานเชื่อถือ หรือไฟล์ขาดใบรับรองของผู้ออก กรุณาส่งออกพร้อมสายใบรับรองทั้งหมด หรือแจ้งผู้ดูแลระบบ',
    en: 'This certificate leads to no authority that the agency trusts, or those in between are missing. Export it with its whole chain, or ask the administrator.',
  },
  revoked: { th: 'ผู้ออกได้เพิกถอนใบรับรองนี้แล้ว', en: 'The authority of this certificate has revoked it.' },
  chainExpired: {
    th: 'ใบรับรองของผู้ออกใบรับรองนี้หมดอายุแล้ว',
    en: 'The certificate of an authority above this one has ended.',
  },
  chainTooLarge: {
    th: 'สายใบรับรองในไฟล์นี้ใหญ่เกินไป',
    en: 'The chain of certificates in this file is too large.',
  },
};

/** The file itself is refused, by name. */
export const refusedFile = (trouble: keyof typeof texts) => wrongField('file', `certificateFile.${trouble}`, texts[trouble]);

export const p12TooLarge = (kilobytes: number) =>
  wrongField('file', 'certificateFile.tooLarge', {
    th: `ไฟล์ใบรับรองต้องไม่เกิน ${kilobytes} กิโลไบต์`,
    en: `A file with a certificate has at most ${kilobytes} kilobytes.`,
  });

export const wrongFilePassword = () =>
  wrongField('filePassword', 'wrongFilePassword', { th: 'รหัสผ่านของไฟล์ไม่ถูกต้อง', en: 'The password of the file is not right.' });

export const certificateOfAnother = () =>
  wrongField('file', 'certificateOfAnother', {
    th: 'ใบรับรองนี้นำเข้าไว้แล้วโดยผู้อื่น หรือเลขที่ซ้ำกับใบรับรองอื่น กรุณาแจ้งผู้ดูแลระบบ',
    en: 'Somebody else has imported this certificate, or another one has the same number. Please tell the administrator.',
  });

const quoted = (names: readonly string[], or: string) => names.map((name) => `“${name}”`).join(or);

/** The certificate names somebody else; `names` are those of the person in the office that count. */
export const certificateOfAnotherName = (subject: string, names: readonly string[]) =>
  wrongField('file', 'certificateFile.otherName', {
    th: `ใบรับรองนี้เป็นของ “${subject}” แต่ชื่อของท่านในระบบคือ ${quoted(names, ' หรือ ')} จึงนำเข้าไม่ได้ หากชื่อในระบบไม่ถูกต้อง กรุณาแจ้งผู้ดูแลทะเบียนบุคลากร`,
    en: `This certificate is of “${subject}”, but your name here is ${quoted(names, ' or ')}, so it cannot be imported. If your name here is not right, tell whoever keeps the register of persons.`,
  });

/** The certificate has an English name that the person alone wrote. */
export const englishNameByOneself = (subject: string) =>
  wrongField('file', 'certificateFile.ownEnglishName', {
    th: `ใบรับรองนี้เป็นของ “${subject}” ซึ่งตรงกับชื่อภาษาอังกฤษที่ท่านกรอกเอง ต้องให้ผู้ดูแลทะเบียนบุคลากรตรวจและบันทึกชื่อนี้ก่อน จึงจะนำเข้าได้`,
    en: `This certificate is of “${subject}”, the English name that you entered yourself. Whoever keeps the register of persons must check and save that name before you can import it.`,
  });

export const certificateEndedHere = () =>
  wrongField('file', 'certificateEndedHere', {
    th: 'ใบรับรองนี้ถูกเลิกใช้ในระบบแล้ว นำเข้าอีกไม่ได้ กรุณาขอใบใหม่จากผู้ออก',
    en: 'This certificate was revoked here and cannot be imported again. Please get a new one from its authority.',
  });

const rootTexts = {
  unreadable: { th: 'ไฟล์นี้ไม่ใช่ใบรับรอง (.crt, .cer, .pem) ที่อ่านได้', en: 'This is no certificate (.crt, .cer, .pem) that can be read.' },
  notAuthority: { th: 'ใบรับรองนี้ไม่ใช่ของผู้ออกใบรับรอง', en: 'This certificate is not that of an authority.' },
  weakKey: texts.weakKey,
  expired: texts.expired,
  notYet: texts.notYet,
  known: { th: 'มีผู้ออกใบรับรองนี้อยู่แล้ว', en: 'This authority is on the list already.' },
} as const;

export const refusedRoot = (trouble: keyof typeof rootTexts) => wrongField('file', `trustedRoot.${trouble}`, rootTexts[trouble]);

export const rootGone = () =>
  new Refusal('conflict', 'rootGone', { th: 'ลบผู้ออกใบรับรองนี้ไปแล้ว โปรดดูข้อมูลล่าสุด', en: 'This authority was removed already. Please look again.' });
