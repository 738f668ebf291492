import { Refusal, wrongField } from '../../platform/errors';

export const noSignatureSent = () => wrongField('file', 'noSignatureSent', { th: 'ไม่พบภาพลายมือชื่อที่ส่งมา', en: 'No picture of a signature was sent.' });

export const badSignature = () =>
  new Refusal('wrongType', 'badSignature', {
    th: 'เปิดภาพนี้ไม่ได้ กรุณาใช้ไฟล์ PNG, JPEG หรือ WebP',
    en: 'This picture cannot be opened. Please take a PNG, JPEG or WebP file.',
  });

export const blankSignature = () =>
  wrongField('file', 'blankSignature', {
    th: 'ไม่พบลายมือชื่อในภาพ กรุณาเขียนให้ใหญ่และเข้มขึ้น',
    en: 'There is no signature to be seen. Please write larger and darker.',
  });

export const signatureTooLarge = (megabytes: number) =>
  new Refusal('tooLarge', 'signatureTooLarge', { th: `ภาพลายมือชื่อมีขนาดเกิน ${megabytes} MB`, en: `The picture is larger than ${megabytes} MB.` });

export const tooManyPictures = (most: number) =>
  new Refusal('conflict', 'tooManyPictures', {
    th: `มีภาพลายมือชื่อครบ ${most} ภาพแล้ว กรุณาลบภาพที่ไม่ใช้ก่อน`,
    en: `There are ${most} signature pictures already. Please take one away first.`,
  });

export const noSigningRegister = () =>
  new Refusal('forbidden', 'noSigningRegister', { th: 'หน่วยงานเจ้าของเรื่องไม่มีทะเบียนสำหรับออกเลข', en: 'The owner unit has no register to take a number from.' });

/** Another letter has this number under the same heading: the registry or its numbers were changed within the year. */
export const givenBefore = (number: string) =>
  new Refusal('conflict', 'givenBefore', {
    th: `มีหนังสือชนิดเดียวกันของผู้ออกรายเดียวกันใช้เลข ${number} แล้ว กรุณาแจ้งสารบรรณกลางให้ตรวจสอบทะเบียนที่ออกเลข`,
    en: `Another letter of this kind and issuer bears the number ${number}. Please ask the central registry to look at the register that gives its numbers.`,
  });

/** A draft needs a signer as its last step. */
export const noSigner = () => wrongField('steps', 'noSigner', { th: 'กรุณาระบุผู้ลงนามเป็นลำดับสุดท้าย', en: 'Please name who is to sign, as the last step.' });

/** An answer to a return, of a draft that nobody sent back. */
export const nothingSentBack = () =>
  wrongField('answer', 'nothingSentBack', { th: 'ร่างนี้ไม่ได้ถูกส่งกลับ จึงไม่มีผู้รับคำตอบ', en: 'Nobody sent this draft back, so nobody can be answered.' });

export const noEarlierStep = () =>
  wrongField('position', 'noEarlierStep', { th: 'ขั้นตอนที่เลือกไม่ได้อยู่ก่อนขั้นตอนนี้', en: 'The chosen step does not come before this one.' });

/** Someone else, or another window, saved the draft since it was read. */
export const draftChangedMeanwhile = () =>
  new Refusal('conflict', 'draftChanged', {
    th: 'ร่างนี้มีการแก้ไขจากหน้าจออื่นแล้ว ข้อความของท่านยังอยู่ครบ กรุณาเลือกฉบับที่จะใช้',
    en: 'This draft has been changed elsewhere in the meantime. Your text is kept; please choose which version to keep.',
  });

/** One of several letters failed for a reason of ours; nothing of it was kept. */
export const notSigned = () =>
  new Refusal('unknown', 'notSigned', {
    th: 'ลงนามเรื่องนี้ไม่สำเร็จเพราะระบบขัดข้อง เรื่องยังอยู่ที่เดิม กรุณาลงนามอีกครั้ง',
    en: 'This letter could not be signed because of a fault; it stays where it was. Please sign it again.',
  });

export const sentTwice = (name: string) =>
  new Refusal('conflict', 'sentTwice', { th: `บันทึกการส่งถึง ${name} ไว้แล้ว`, en: `The dispatch to ${name} is recorded already.` });

export const handedToNobody = () =>
  wrongField('receiverName', 'handedToNobody', { th: 'กรุณากรอกชื่อผู้รับ เมื่อเจ้าหน้าที่นำส่ง', en: 'Please name who took the letter that was handed over.' });

export const sentInFuture = () => wrongField('sentOn', 'sentInFuture', { th: 'วันที่ส่งต้องไม่หลังวันนี้', en: 'The day of dispatch is in the future.' });

export const sentBeforeSigned = () =>
  wrongField('sentOn', 'sentBeforeSigned', { th: 'วันที่ส่งต้องไม่ก่อนวันที่ลงนาม', en: 'The day of dispatch is before the signature.' });

/** Only the last signature assigns a number. */
export const numberNotYet = () =>
  wrongField('reservedNumber', 'numberNotYet', {
    th: 'หนังสือนี้ยังมีผู้ต้องลงนามต่อ เลขออกเมื่อลงนามครบ',
    en: 'Others have still to sign; the last signature gives the number.',
  });

/** Outside of the signer's block, over one of its lines, or under a form that leaves no choice. */
export const inkNotThere = () =>
  wrongField('inkMove', 'inkNotThere', {
    th: 'วางลายมือชื่อตรงนั้นไม่ได้ กรุณาเลื่อนให้อยู่ในช่องลงนามและไม่ทับข้อความ',
    en: 'The signature cannot stand there. Please move it within the place for signing, not over text.',
  });

/** The rules of the type do not fit this letter or the signer's post. */
export const signTypeNotAllowed = () =>
  wrongField('signTypeId', 'signTypeNotAllowed', {
    th: 'ท่านใช้การลงนามประเภทนี้กับหนังสือฉบับนี้ไม่ได้ กรุณาเลือกประเภทอื่น',
    en: 'You may not use this type of signature on this letter; please choose another.',
  });

/** The office's rules leave the signer no type at all. */
export const noSignTypeAllowed = () =>
  wrongField('signTypeId', 'noSignTypeAllowed', {
    th: 'เงื่อนไขประเภทการลงนามของหน่วยงานไม่ให้ท่านลงนามหนังสือชนิดนี้ กรุณาแจ้งผู้ดูแลประเภทการลงนาม',
    en: 'The rules of types of signatures leave you none for this kind of letter. Please ask who keeps them.',
  });

export const pictureDemanded = () =>
  wrongField('pictureId', 'pictureDemanded', {
    th: 'การลงนามประเภทนี้ต้องใช้ลายมือชื่อที่เขียนหรือภาพลายมือชื่อ ชื่อพิมพ์ใช้ไม่ได้',
    en: 'This type of signature needs a written or pictured signature; the typed name is not enough.',
  });

export const ruleNameTaken = () => wrongField('name', 'ruleNameTaken', { th: 'มีเงื่อนไขชื่อนี้อยู่แล้ว', en: 'Another rule of this type has this name.' });

export const unknownKind = () => wrongField('kinds', 'unknownKind', { th: 'ไม่พบประเภทเอกสารที่ระบุ', en: 'A kind of letters that was named does not exist.' });

export const unknownLevel = () => wrongField('levelIds', 'unknownLevel', { th: 'ไม่พบระดับตำแหน่งที่ระบุ', en: 'A level of posts that was named does not exist.' });
