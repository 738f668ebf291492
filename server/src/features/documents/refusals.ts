import { Refusal, wrongField } from '../../platform/errors';

const thaiDate = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
  timeZone: 'Asia/Bangkok',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const englishDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Somebody was faster: who did it, and when. */
export const alreadyReceived = (by: string, at: Date, number: number) =>
  new Refusal('conflict', 'alreadyReceived', {
    th: `${by} ลงรับเรื่องนี้แล้ว เลขรับ ${number} เมื่อ ${thaiDate.format(at)} น.`,
    en: `${by} already received this letter under number ${number} at ${englishDate.format(at)}.`,
  });

export const alreadyMoved = (by: string, at: Date) =>
  new Refusal('conflict', 'alreadyMoved', {
    th: `${by} ดำเนินการเรื่องนี้ไปแล้วเมื่อ ${thaiDate.format(at)} น.`,
    en: `${by} already dealt with this letter at ${englishDate.format(at)}.`,
  });

export const notNow = () =>
  new Refusal('conflict', 'notNow', { th: 'เรื่องนี้ไม่อยู่ในขั้นตอนที่ทำรายการนี้ได้แล้ว', en: 'The letter is no longer at a step where this can be done.' });

export const noMainParty = () =>
  wrongField('parties', 'noMainParty', { th: 'ต้องมีผู้รับผิดชอบหลักหนึ่งราย', en: 'Exactly one party must bear the main responsibility.' });

export const partyTwice = () => wrongField('parties', 'partyTwice', { th: 'มีผู้รับซ้ำกัน', en: 'A party is named twice.' });

export const unknownParty = () => wrongField('parties', 'unknownParty', { th: 'ไม่พบผู้รับที่ระบุ', en: 'A party that was named does not exist.' });

/** ลับ and ลับมาก go only to appointed persons (ข้อ 35). */
export const notCleared = (name: string) =>
  wrongField('parties', 'notCleared', {
    th: `${name} ไม่ได้รับแต่งตั้งให้เข้าถึงชั้นความลับของเรื่องนี้ (ระเบียบฯ ข้อ ๓๕)`,
    en: `${name} is not appointed to read letters of this secrecy class (clause 35).`,
  });

export const topSecretRefused = () =>
  wrongField('secrecy', 'topSecretRefused', {
    th: 'หนังสือชั้นลับที่สุดลงรับในระบบอิเล็กทรอนิกส์ไม่ได้ (ระเบียบฯ ข้อ ๒๙ แก้ไขเพิ่มเติม พ.ศ. ๒๕๖๔) ให้ดำเนินการด้วยกระดาษโดยนายทะเบียนข้อมูลข่าวสารลับ',
    en: 'Top-secret letters must not enter an electronic system (clause 29 as amended B.E. 2564). The secret registrar keeps them on paper.',
  });

export const noSecretRegister = () =>
  new Refusal('forbidden', 'noSecretRegister', { th: 'หนังสือลับต้องลงรับโดยนายทะเบียนข้อมูลข่าวสารลับ', en: 'Secret letters are received by the secret registrar.' });

export const uploadGone = () =>
  wrongField('uploadIds', 'uploadGone', { th: 'ไม่พบไฟล์ที่แนบ กรุณาแนบใหม่', en: 'An attached file is gone; please attach it again.' });

export const datedInFuture = () => wrongField('datedOn', 'datedInFuture', { th: 'ลงวันที่ในอนาคตไม่ได้', en: 'The date lies in the future.' });

export const dueInPast = () => wrongField('dueOn', 'dueInPast', { th: 'วันครบกำหนดผ่านไปแล้ว', en: 'The due day has passed.' });

/** Why an upload is not taken, by the name of the file. */
export const badUpload = {
  notPdf: (name: string) =>
    new Refusal('wrongType', 'notPdf', { th: `“${name}” ไม่ใช่ไฟล์ PDF แม้ชื่อจะบอกเช่นนั้น`, en: `“${name}” is not a PDF, whatever its name says.` }),
  damaged: (name: string) =>
    new Refusal('wrongType', 'damagedPdf', { th: `เปิดไฟล์ “${name}” ไม่ได้ ไฟล์อาจเสียหาย`, en: `“${name}” cannot be opened; it may be damaged.` }),
  locked: (name: string) =>
    new Refusal('wrongType', 'lockedPdf', {
      th: `ไฟล์ “${name}” ตั้งรหัสผ่านไว้ กรุณาใช้ไฟล์ที่ไม่มีรหัสผ่าน`,
      en: `“${name}” is locked by a password; please use one that is not.`,
    }),
  empty: (name: string) => new Refusal('wrongType', 'emptyPdf', { th: `ไฟล์ “${name}” ไม่มีหน้าเอกสาร`, en: `“${name}” has no pages.` }),
};

export const uploadTooLarge = (name: string, megabytes: number) =>
  new Refusal('tooLarge', 'uploadTooLarge', { th: `ไฟล์ “${name}” ใหญ่เกิน ${megabytes} MB`, en: `“${name}” is larger than ${megabytes} MB.` });

export const noFileSent = () => wrongField('file', 'noFileSent', { th: 'ไม่มีไฟล์ส่งมา', en: 'No file was sent.' });

export const reasonMissing = () => wrongField('reason', 'reasonMissing', { th: 'กรุณาระบุเหตุผล', en: 'Please give the reason.' });

export const textMissing = () => wrongField('text', 'textMissing', { th: 'กรุณากรอกข้อความ', en: 'Please write the text.' });

export const deciderMissing = () =>
  wrongField('decidedBy', 'deciderMissing', { th: 'กรุณาระบุผู้พิจารณาหรือที่ประชุม', en: 'Please name the person or meeting that decided.' });

export const decidedInFuture = () =>
  wrongField('decidedOn', 'decidedInFuture', { th: 'วันที่พิจารณาต้องไม่หลังวันนี้', en: 'The day of the decision lies in the future.' });

export const notAPost = () => wrongField('deskId', 'notAPost', { th: 'ต้องเสนอต่อตำแหน่ง', en: 'A letter is presented to a post.' });

export const ownDesk = () =>
  wrongField('parties', 'ownDesk', { th: 'เรื่องอยู่ที่โต๊ะนี้อยู่แล้ว กรุณาเลือกผู้รับอื่น', en: 'The letter lies on this desk already; please choose another.' });

export const commandNeedsParty = () =>
  wrongField('parties', 'commandNeedsParty', { th: 'กรุณาระบุผู้ที่ต้องปฏิบัติตามข้อสั่งการ', en: 'Please name who is to carry out the command.' });

/** Too late to pull back: it has been opened. */
export const alreadyOpened = () =>
  new Refusal('conflict', 'alreadyOpened', { th: 'ดึงคืนไม่ได้ ผู้รับเปิดอ่านแล้ว', en: 'It cannot be pulled back: the receiver has opened it.' });

export const noSigningRegister = () =>
  new Refusal('forbidden', 'noSigningRegister', { th: 'หน่วยงานเจ้าของเรื่องไม่มีทะเบียนสำหรับออกเลข', en: 'The owner unit has no register to take a number from.' });
