import { Refusal, secondsInEnglish, wrongField } from '../../../platform/errors';
import type { PdfTrouble } from '../../../platform/media/pdf';

/** One answer for a code that does not exist, is malformed, or belongs to a letter with a secrecy class. */
export const noSuchProof = () =>
  new Refusal('notFound', 'noSuchProof', {
    th: 'ไม่พบหนังสือที่แสดงต่อสาธารณะได้ตามรหัสนี้ กรุณาตรวจรหัสกับหนังสืออีกครั้ง หนังสือที่มีชั้นความลับไม่แสดงในหน้านี้ กรุณาสอบถามหน่วยงานผู้ออกหนังสือ',
    en: 'No letter can be shown for this code. Please compare the code with the paper. Letters with a secrecy class are not shown here; please ask the agency that issued it.',
  });

/** After many wrong codes, or many files, from one address. */
export const waitToVerify = (seconds: number) =>
  new Refusal(
    'tooMany',
    'waitToVerify',
    {
      th: `มีการตรวจสอบจากที่นี่หลายครั้งติดกัน กรุณารอ ${seconds} วินาที แล้วลองใหม่`,
      en: `Too many tries from here. Please wait ${secondsInEnglish(seconds)}, then try again.`,
    },
    { retryAfter: seconds },
  );

/** Its PDF is set within seconds of the signature. */
export const paperNotReady = () =>
  new Refusal(
    'busy',
    'paperNotReady',
    { th: 'ไฟล์ของหนังสือฉบับนี้กำลังจัดทำ กรุณาลองใหม่อีกครั้งในอีกสักครู่', en: 'The file of this letter is still being made. Please try again shortly.' },
    { retryAfter: 10 },
  );

export const noFileToCompare = () => wrongField('file', 'noFileToCompare', { th: 'ไม่พบไฟล์ที่ส่งมา', en: 'No file was sent.' });

export const comparedTooLarge = (megabytes: number) =>
  new Refusal('tooLarge', 'comparedTooLarge', { th: `ไฟล์มีขนาดเกิน ${megabytes} MB`, en: `The file is larger than ${megabytes} MB.` });

/** The file that was sent cannot be compared. */
export const notComparable = (trouble: PdfTrouble) =>
  trouble === 'locked'
    ? wrongField('file', 'lockedPdf', { th: 'ไฟล์ PDF มีรหัสผ่าน จึงเปรียบเทียบไม่ได้', en: 'The PDF is locked with a password and cannot be compared.' })
    : wrongField('file', 'noPdf', { th: 'ไฟล์นี้ไม่ใช่ PDF หรือเปิดอ่านไม่ได้', en: 'This file is not a PDF, or cannot be read.' });
