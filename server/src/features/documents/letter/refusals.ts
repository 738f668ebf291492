import { type SecrecyClass, secrecyClasses } from '@sarabun/contract/documents/document-kind';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { Refusal, wrongField } from '../../../platform/errors';

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

/** Someone else was first: who it was, and when. */
export const alreadyReceived = (by: string, at: Date, number: number) =>
  new Refusal('conflict', 'alreadyReceived', {
    th: `${by} ลงรับเรื่องนี้แล้ว เลขรับ ${number} เมื่อ ${thaiDate.format(at)} น.`,
    en: `${by} already received this letter under number ${number} at ${englishDate.format(at)}.`,
  });

/** The person received the letter of the pile before, perhaps in another tab. */
export const receivedFromPile = (number: string) =>
  new Refusal('conflict', 'receivedFromPile', {
    th: `เรื่องนี้ลงรับไว้แล้ว เลขรับ ${toThaiDigits(number)}`,
    en: `This letter was received already, under number ${number}.`,
  });

export const alreadyMoved = (by: string, at: Date) =>
  new Refusal('conflict', 'alreadyMoved', {
    th: `${by} ดำเนินการเรื่องนี้ไปแล้วเมื่อ ${thaiDate.format(at)} น.`,
    en: `${by} already dealt with this letter at ${englishDate.format(at)}.`,
  });

export const notNow = () =>
  new Refusal('conflict', 'notNow', { th: 'เรื่องนี้ไม่อยู่ในขั้นตอนที่ทำรายการนี้ได้แล้ว', en: 'The letter is no longer at a step where this can be done.' });

/** A desk that was given work or information can only end that (ปิดเรื่อง is up to the desk that gave it). */
export const othersMatter = () =>
  new Refusal('forbidden', 'othersMatter', {
    th: 'ท่านจบได้เฉพาะงานส่วนของท่าน การปิดเรื่องและเปิดเรื่องใหม่เป็นของผู้มอบหมาย เจ้าของเรื่อง หรือนายทะเบียน',
    en: 'You end your own part only. Closing a matter and opening it again is up to who assigned it, its owner or the registrar.',
  });

export const noMainParty = () =>
  wrongField('parties', 'noMainParty', { th: 'ต้องมีผู้รับผิดชอบหลักหนึ่งราย', en: 'Exactly one party must have the main responsibility.' });

export const partyTwice = () => wrongField('parties', 'partyTwice', { th: 'มีผู้รับซ้ำกัน', en: 'A party is named twice.' });

export const unknownParty = () => wrongField('parties', 'unknownParty', { th: 'ไม่พบผู้รับที่ระบุ', en: 'A party that was named does not exist.' });

export const personalToUnit = (name: string) =>
  new Refusal('conflict', 'personalToUnit', {
    th: `หนังสือเฉพาะบุคคลส่งถึงหน่วยงาน (${name}) ไม่ได้ โปรดเลือกบุคคลหรือตำแหน่ง`,
    en: `A personal letter does not go to a unit (${name}). Choose a person or a post.`,
  });

export const personalToVacantPost = (name: string) =>
  new Refusal('conflict', 'personalToVacantPost', {
    th: `ตำแหน่ง${name}ยังไม่มีผู้ดำรงตำแหน่ง หนังสือเฉพาะบุคคลไม่ส่งให้ผู้รักษาราชการแทน โปรดเลือกบุคคล`,
    en: `Nobody holds the post ${name}, and a personal letter does not go to who acts for it. Choose a person.`,
  });

/** ลับ and ลับมาก go only to appointed persons (ข้อ 35). */
export const notCleared = (name: string) =>
  wrongField('parties', 'notCleared', {
    th: `${name} ไม่ได้รับแต่งตั้งให้เข้าถึงชั้นความลับของเรื่องนี้ (ระเบียบฯ ข้อ ๓๕)`,
    en: `${name} is not appointed to read letters of this secrecy class (clause 35).`,
  });

/** Nobody there may receive the secret letter. */
export const noSecretRegistrar = (name: string) =>
  wrongField('parties', 'noSecretRegistrar', {
    th: `${name} ยังไม่มีนายทะเบียนข้อมูลข่าวสารลับที่จะลงรับหนังสือลับ โปรดส่งถึงตำแหน่งหรือบุคคลที่ได้รับแต่งตั้ง`,
    en: `${name} has no secret registrar who could receive a secret letter. Send it to a post or a person who is appointed.`,
  });

export const topSecretRefused = () =>
  wrongField('secrecy', 'topSecretRefused', {
    th: 'หนังสือชั้นลับที่สุดลงรับในระบบอิเล็กทรอนิกส์ไม่ได้ (ระเบียบฯ ข้อ ๒๙ แก้ไขเพิ่มเติม พ.ศ. ๒๕๖๔) ให้ดำเนินการด้วยกระดาษโดยนายทะเบียนข้อมูลข่าวสารลับ',
    en: 'Top-secret letters must not enter an electronic system (clause 29 as amended B.E. 2564). The secret registrar keeps them on paper.',
  });

export const noSecretRegister = () =>
  new Refusal('forbidden', 'noSecretRegister', { th: 'หนังสือลับต้องลงรับโดยนายทะเบียนข้อมูลข่าวสารลับ', en: 'Secret letters are received by the secret registrar.' });

/** A file of the letter bears the mark of a higher class, and no reason was given. */
export const lowerThanRead = (read: SecrecyClass) =>
  wrongField('lowerReason', 'lowerThanRead', {
    th: `อ่านพบ “${secrecyClasses[read].label.th}” ในไฟล์ ถ้าเป็นหนังสือลับ ให้ส่งนายทะเบียนข้อมูลข่าวสารลับลงรับและนำออกจากกองนี้ ถ้าไม่ใช่ ให้ระบุเหตุผล`,
    en: `A file is marked “${secrecyClasses[read].label.en}”. Hand a secret letter to the secret registrar and take it off this pile. If it is not secret, give the reason.`,
  });

/** A file with the mark of a higher class is not added to a letter; it may be received as one of its own. */
export const fileOfHigherClass = (read: SecrecyClass) =>
  wrongField('uploadIds', 'fileOfHigherClass', {
    th: `อ่านพบ “${secrecyClasses[read].label.th}” ในไฟล์ ซึ่งสูงกว่าชั้นของเรื่องนี้ จึงแนบกับเรื่องนี้ไม่ได้ ให้ส่งนายทะเบียนข้อมูลข่าวสารลับ หรือลงรับเป็นคนละฉบับ`,
    en: `A file is marked “${secrecyClasses[read].label.en}”, higher than this letter, so it is not added to it. Hand it to the secret registrar, or have it received as another letter.`,
  });

export const pileFull = (most: number) =>
  new Refusal('conflict', 'pileFull', {
    th: `กองรอลงรับของท่านมีครบ ${most} ฉบับแล้ว ลงรับหรือนำออกก่อนเพิ่มฉบับใหม่`,
    en: `Your pile holds ${most} letters already. Receive some or take them off before you add more.`,
  });

export const uploadGone = () =>
  wrongField('uploadIds', 'uploadGone', { th: 'ไม่พบไฟล์ที่แนบ กรุณาแนบใหม่', en: 'An attached file is gone; please attach it again.' });

export const datedInFuture = () => wrongField('datedOn', 'datedInFuture', { th: 'ลงวันที่ในอนาคตไม่ได้', en: 'The date is in the future.' });

export const dueInPast = () => wrongField('dueOn', 'dueInPast', { th: 'วันครบกำหนดผ่านไปแล้ว', en: 'The due day has passed.' });

/** Why an upload is refused, with the name of the file. */
export const badUpload = {
  notPdf: (name: string) =>
    new Refusal(
      'wrongType',
      'notPdf',
      /\.pdf$/i.test(name)
        ? { th: `“${name}” ไม่ใช่ไฟล์ PDF แม้ชื่อจะบอกเช่นนั้น`, en: `“${name}” is not a PDF, whatever its name says.` }
        : { th: `“${name}” ไม่ใช่ไฟล์ PDF กรุณาแปลงเป็น PDF ก่อน`, en: `“${name}” is not a PDF; please turn it into one first.` },
    ),
  damaged: (name: string) =>
    new Refusal('wrongType', 'damagedPdf', { th: `เปิดไฟล์ “${name}” ไม่ได้ ไฟล์อาจเสียหาย`, en: `“${name}” cannot be opened; it may be damaged.` }),
  locked: (name: string) =>
    new Refusal('wrongType', 'lockedPdf', {
      th: `ไฟล์ “${name}” ตั้งรหัสผ่านไว้ กรุณาใช้ไฟล์ที่ไม่มีรหัสผ่าน`,
      en: `“${name}” is locked by a password; please use one that is not.`,
    }),
  active: (name: string) =>
    new Refusal('wrongType', 'activePdf', {
      th: `ไฟล์ “${name}” มีสคริปต์หรือคำสั่งเปิดโปรแกรมอยู่ภายใน กรุณาพิมพ์ไฟล์นี้เป็น PDF ใหม่แล้วส่งอีกครั้ง`,
      en: `“${name}” holds a script or starts a program; please print it to a new PDF and send that.`,
    }),
  empty: (name: string) => new Refusal('wrongType', 'emptyPdf', { th: `ไฟล์ “${name}” ไม่มีหน้าเอกสาร`, en: `“${name}” has no pages.` }),
};

export const uploadTooLarge = (name: string, megabytes: number) =>
  new Refusal('tooLarge', 'uploadTooLarge', { th: `ไฟล์ “${name}” ใหญ่เกิน ${megabytes} MB`, en: `“${name}” is larger than ${megabytes} MB.` });

export const noFileSent = () => wrongField('file', 'noFileSent', { th: 'ไม่มีไฟล์ส่งมา', en: 'No file was sent.' });

export const reasonMissing = () => wrongField('reason', 'reasonMissing', { th: 'กรุณาระบุเหตุผล', en: 'Please give the reason.' });

export const notReceivedHere = () =>
  new Refusal('conflict', 'notReceivedHere', {
    th: 'เรื่องนี้ยังไม่มีเลขรับที่ใช้อยู่ จึงยังแก้ไขรายการที่ลงรับไม่ได้',
    en: 'The letter has no valid receive number, so there is nothing to correct yet.',
  });

export const correctedMeanwhile = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขรายการที่ลงรับของเรื่องนี้แล้ว โปรดตรวจข้อมูลล่าสุดก่อนบันทึก',
    en: 'Somebody else has corrected this letter. Please look at it before saving.',
  });

export const nothingCorrected = () =>
  new Refusal('invalid', 'nothingCorrected', {
    th: 'ยังไม่มีข้อความใดต่างจากที่ลงรับไว้',
    en: 'Nothing differs from what was received.',
  });

export const textMissing = () => wrongField('text', 'textMissing', { th: 'กรุณากรอกข้อความ', en: 'Please write the text.' });

export const orderReasonMissing = () => wrongField('text', 'orderReasonMissing', { th: 'กรุณาระบุเหตุผลของคำสั่งนี้', en: 'Please give the reason for this order.' });

/** A decision against what was asked needs a reason as well. */
export const resultReasonMissing = () =>
  wrongField('text', 'resultReasonMissing', { th: 'กรุณาระบุเหตุผลหรือสิ่งที่ให้แก้ไข', en: 'Please give the reason, or say what is to be revised.' });

export const deciderMissing = () =>
  wrongField('decidedBy', 'deciderMissing', { th: 'กรุณาระบุผู้พิจารณาหรือที่ประชุม', en: 'Please name the person or meeting that decided.' });

export const recordedAlready = () => new Refusal('conflict', 'recordedAlready', { th: 'บันทึกผลการพิจารณานี้ไว้แล้ว', en: 'This decision is recorded already.' });

export const decidedInFuture = () =>
  wrongField('decidedOn', 'decidedInFuture', { th: 'วันที่พิจารณาต้องไม่หลังวันนี้', en: 'The day of the decision is in the future.' });

export const notAPost = () => wrongField('deskId', 'notAPost', { th: 'ต้องเสนอต่อตำแหน่ง', en: 'A letter is presented to a post.' });

export const ownDesk = () =>
  wrongField('parties', 'ownDesk', { th: 'เรื่องอยู่ที่โต๊ะนี้อยู่แล้ว กรุณาเลือกผู้รับอื่น', en: 'The letter is already on this desk; please choose another.' });

export const commandNeedsParty = () =>
  wrongField('parties', 'commandNeedsParty', { th: 'กรุณาระบุผู้ที่ต้องปฏิบัติตามข้อสั่งการ', en: 'Please name who is to carry out the command.' });

/** The office does not have this command word, or no longer uses it. */
export const unknownCommand = () =>
  wrongField('choice', 'unknownCommand', { th: 'ไม่มีคำสั่งการนี้แล้ว กรุณาเลือกใหม่', en: 'This command type is no longer in use; please choose another.' });

export const unknownJobType = () =>
  wrongField('jobTypeId', 'unknownJobType', { th: 'ไม่มีประเภทงานนี้แล้ว กรุณาเลือกใหม่', en: 'This kind of assignment is no longer in use; please choose another.' });

/** Too late to recall: it has been opened. */
export const alreadyOpened = () =>
  new Refusal('conflict', 'alreadyOpened', { th: 'ดึงคืนไม่ได้ ผู้รับเปิดอ่านแล้ว', en: 'It cannot be recalled: the receiver has opened it.' });

/** Too late to take back an answer or a repeated receipt: the letter has moved since. */
export const wentOn = () =>
  new Refusal('conflict', 'wentOn', { th: 'ดึงคืนไม่ได้ มีผู้ดำเนินการต่อจากเรื่องนี้แล้ว', en: 'It cannot be taken back: somebody has gone on from it.' });

export const presentedToParty = () =>
  wrongField('parties', 'presentedToParty', {
    th: 'ผู้ที่จะเสนอต้องไม่เป็นผู้รับมอบหมายในเรื่องเดียวกัน',
    en: 'Whoever the letter is presented to cannot be proposed as responsible for it.',
  });

export const noChange = () =>
  wrongField('parties', 'noChange', {
    th: 'กรุณาเลือกผู้ที่จะยกเลิก หรือเพิ่มผู้รับมอบหมาย',
    en: 'Please choose whose work is withdrawn, or who is added.',
  });

export const notUnderWay = () =>
  new Refusal('conflict', 'notUnderWay', {
    th: 'ผู้รับมอบหมายที่เลือกไม่ได้ดำเนินการอยู่แล้ว กรุณาตรวจสถานะล่าสุด',
    en: 'Somebody you chose is not at work on it any more; please look at the latest state.',
  });

export const alreadyAssigned = () =>
  wrongField('parties', 'alreadyAssigned', { th: 'มีผู้ที่ได้รับมอบหมายเรื่องนี้อยู่แล้ว', en: 'One of the named people already has this work.' });

export const alreadyInformed = (name: string) =>
  wrongField('parties', 'alreadyInformed', { th: `${name} ได้รับเวียนเรื่องนี้อยู่แล้ว`, en: `${name} has this letter for information already.` });

export const notSameRegistry = () =>
  wrongField('sameLegId', 'notSameRegistry', {
    th: 'เลขรับเดิมต้องเป็นของทะเบียนหนังสือรับเดียวกัน',
    en: 'The earlier receive number must be one of the same register.',
  });

export const notSameLetter = () =>
  wrongField('sameLegId', 'notSameLetter', {
    th: 'หนังสือฉบับนี้ไม่ตรงกับเรื่องที่ลงรับไว้เดิม ทั้งที่ วันที่ ผู้ส่ง และไฟล์',
    en: 'This letter agrees with the earlier one neither in number, date and sender nor in its file.',
  });

/** The code of the questions whether a letter is another one. */
export const maybeSame = 'maybeSame';

export const maybeReceived = (subject: string, number: string) =>
  new Refusal('conflict', maybeSame, {
    th: `${subject}: อาจเป็นเรื่องเดิม เลขรับ ${toThaiDigits(number)}`,
    en: `${subject}: perhaps the letter received under number ${number}`,
  });

export const maybeTwice = (subject: string) =>
  new Refusal('conflict', maybeSame, {
    th: `${subject}: อาจเป็นเรื่องเดียวกับที่ลงรับพร้อมกันนี้`,
    en: `${subject}: perhaps the same as one that is received with it`,
  });

/** One reminder a day per desk. */
export const remindedToday = (by: string, at: Date) =>
  new Refusal('conflict', 'remindedToday', {
    th: `${by} ทวงถามเรื่องนี้แล้วเมื่อ ${thaiDate.format(at)} น. ทวงถามได้วันละครั้ง`,
    en: `${by} already asked about this letter at ${englishDate.format(at)}. Once a day is enough.`,
  });

export const nobodyToRemind = () =>
  new Refusal('conflict', 'nobodyToRemind', { th: 'ไม่มีผู้ที่ต้องดำเนินการเรื่องนี้แล้ว', en: 'Nobody has work on this letter any more.' });

/** For whoever may look at the history, which names the letter by its id anyway. */
export const notReadable = () =>
  new Refusal('forbidden', 'notReadable', {
    th: 'ท่านไม่มีสิทธิอ่านหนังสือฉบับนี้ แต่ดูร่องรอยของหนังสือได้',
    en: 'You may not read this letter, but you may look at its trail.',
  });

/** The number given for the letter that replaces a cancelled one is not that of an issued letter that the person may know. */
export const noSuchReplacement = () =>
  wrongField('replacedBy', 'noSuchReplacement', {
    th: 'ไม่พบหนังสือของหน่วยงานที่ออกแล้วตามเลขที่นี้ กรุณาตรวจเลขที่หนังสือที่ออกแทน',
    en: 'The office has issued no letter with this number that you may know. Please check the number of the replacing letter.',
  });
