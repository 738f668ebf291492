import { maxPinLength, minPinLength, type PinFault } from '@sarabun/contract/certificates/pin';
import { Refusal, secondsInEnglish, wrongField } from '../../platform/errors';

export const hasCertificate = () =>
  new Refusal('conflict', 'hasCertificate', {
    th: 'มีใบรับรองที่ใช้ได้อยู่แล้ว ขอใหม่ได้เมื่อใกล้หมดอายุหรือเพิกถอนแล้ว',
    en: 'There is a valid certificate already. Another may be had once it is about to end, or was revoked.',
  });

export const requestOpen = () =>
  new Refusal('conflict', 'requestOpen', {
    th: 'มีคำขอที่รอพิจารณาหรือรอรับใบรับรองอยู่แล้ว',
    en: 'A request waits already, or a certificate can be collected.',
  });

export const nothingToCollect = () =>
  new Refusal('conflict', 'nothingToCollect', {
    th: 'คำขอนี้รับใบรับรองไม่ได้แล้ว อาจพ้นกำหนด ถูกถอน หรือรับไปแล้ว',
    en: 'Nothing can be collected on this request any more: it has lapsed, was withdrawn, or was collected.',
  });

export const alreadyDecided = () =>
  new Refusal('conflict', 'alreadyDecided', {
    th: 'คำขอนี้ได้รับการพิจารณาหรือถอนไปแล้ว โปรดดูข้อมูลล่าสุด',
    en: 'This request was decided or withdrawn already. Please look at it again.',
  });

export const notOwnRequest = () =>
  new Refusal('forbidden', 'notOwnRequest', {
    th: 'พิจารณาคำขอหรือเสนอใบรับรองให้ตนเองไม่ได้ ต้องให้ผู้มีสิทธิคนอื่นทำ',
    en: 'Nobody decides on their own request, or offers themselves a certificate. Somebody else who may must do it.',
  });

export const refusalNeedsReason = () => wrongField('text', 'refusalNeedsReason', { th: 'กรุณาระบุเหตุผลที่ไม่อนุมัติ', en: 'Please say why it is refused.' });

export const leftOffice = () => new Refusal('conflict', 'leftOffice', { th: 'ผู้นี้พ้นจากหน่วยงานแล้ว', en: 'This person has left the office.' });

export const alreadyEnded = () =>
  new Refusal('conflict', 'alreadyEnded', {
    th: 'ใบรับรองนี้หมดอายุหรือถูกเพิกถอนไปแล้ว โปรดดูข้อมูลล่าสุด',
    en: 'This certificate has ended or was revoked already. Please look at it again.',
  });

const pinWords: Record<PinFault, { th: string; en: string }> = {
  length: { th: `PIN ต้องเป็นตัวเลข ${minPinLength}–${maxPinLength} หลัก`, en: `A PIN has ${minPinLength} to ${maxPinLength} digits.` },
  tooSimple: { th: 'PIN เดาง่ายเกินไป อย่าใช้เลขซ้ำหรือเลขเรียงกัน', en: 'This PIN is too easy to guess. Do not repeat digits or count up or down.' },
};
export const weakPin = (fault: PinFault) => wrongField('pin', 'weakPin', pinWords[fault]);

/** Refusals while signing name the PIN field. */
const atPin = (code: string, text: { th: string; en: string }) => wrongField('certificatePin', code, text);

export const noCertificate = () =>
  atPin('noCertificate', {
    th: 'ท่านยังไม่มีใบรับรองอิเล็กทรอนิกส์ ขอได้ที่หน้าใบรับรองของท่าน หรือลงนามโดยไม่ใช้ใบรับรอง',
    en: 'You have no certificate yet. Ask for one on your page of certificates, or sign without one.',
  });

export const certificateRevoked = () =>
  atPin('certificateRevoked', {
    th: 'ใบรับรองของท่านถูกเพิกถอนแล้ว ใช้ลงนามไม่ได้',
    en: 'Your certificate was revoked and cannot sign any more.',
  });

export const certificateExpired = () =>
  atPin('certificateExpired', { th: 'ใบรับรองของท่านหมดอายุแล้ว ใช้ลงนามไม่ได้', en: 'Your certificate has ended and cannot sign any more.' });

export const certificateRevokedOutside = () =>
  atPin('certificateRevokedOutside', {
    th: 'ผู้ออกได้เพิกถอนใบรับรองนี้แล้ว ใช้ลงนามไม่ได้',
    en: 'The authority of this certificate has revoked it, so it cannot sign.',
  });

/** Imported, and its root is not on the list of trusted ones any more. */
export const certificateUntrusted = () =>
  atPin('certificateUntrusted', {
    th: 'หน่วยงานเลิกเชื่อถือผู้ออกใบรับรองนี้แล้ว ใช้ลงนามไม่ได้',
    en: 'The agency does not trust the authority of your certificate any more, so it cannot sign.',
  });

export const certificateLocked = () =>
  atPin('certificateLocked', {
    th: 'ใบรับรองของท่านถูกล็อกเพราะใส่ PIN ผิดหลายครั้ง กรุณาขอใบรับรองใหม่',
    en: 'Your certificate is locked because its PIN was wrong too often. Please ask for a new one.',
  });

export const wrongPin = (left: number) =>
  atPin('wrongPin', {
    th: `PIN ของใบรับรองไม่ถูกต้อง (ไม่ใช่ PIN ลงนาม) เหลืออีก ${left} ครั้งก่อนใบรับรองถูกล็อก`,
    en:
      left === 1
        ? 'The PIN of the certificate is not right; the signing PIN is another one. One try is left before the certificate is locked.'
        : `The PIN of the certificate is not right; the signing PIN is another one. ${left} tries are left before the certificate is locked.`,
  });

export const waitForPin = (seconds: number) =>
  new Refusal(
    'tooMany',
    'waitForPin',
    {
      th: `ใส่ PIN ของใบรับรองผิดหลายครั้ง กรุณารอ ${seconds} วินาที แล้วลองใหม่`,
      en: `The PIN of the certificate was wrong several times. Please wait ${secondsInEnglish(seconds)}, then try again.`,
    },
    { retryAfter: seconds },
  );

/** The stored key was changed, or its master key is missing. */
export const keyDamaged = () =>
  atPin('keyDamaged', {
    th: 'กุญแจของใบรับรองเสียหายหรือถูกแก้ไข ใช้ลงนามไม่ได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The key of this certificate is damaged or was changed, and cannot sign. Please tell the administrator.',
  });

export const certificateDemanded = () =>
  atPin('certificateDemanded', {
    th: 'ประเภทการลงนามนี้ต้องใช้ใบรับรองอิเล็กทรอนิกส์ กรุณาใส่ PIN หรือเลือกประเภทอื่น',
    en: 'This type of signature needs a certificate. Give its PIN, or choose another type.',
  });
