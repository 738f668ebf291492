import { maxPinLength, minPinLength, type PinFault } from '@sarabun/contract/certificates/pin';
import { captchaRequired as captchaRequiredCode, secondFactorRequired as required, secondFactorWrong as wrong } from '@sarabun/contract/session/sign-in';
import { Refusal, secondsInEnglish, wrongField } from '../../../platform/errors';

export const blankUsername = () => new Refusal('mistake', 'blankUsername', { th: 'กรุณากรอกชื่อผู้ใช้งาน', en: 'Please enter your user name.' });
export const blankPassword = () => new Refusal('mistake', 'blankPassword', { th: 'กรุณากรอกรหัสผ่าน', en: 'Please enter your password.' });

export const wrongPair = () =>
  new Refusal('mistake', 'wrongPair', {
    th: 'กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง',
    en: 'Please check your user name and password, then try again.',
  });

/** After wrong tries, the next one needs a captcha, or another one. Browsers solve it by themselves. */
export const captchaRequired = () =>
  new Refusal('mistake', captchaRequiredCode, {
    th: 'ลองเข้าสู่ระบบผิดหลายครั้ง กรุณาเปิดหน้าเข้าสู่ระบบใหม่เพื่อยืนยันว่าไม่ใช่โปรแกรมอัตโนมัติ',
    en: 'After several wrong tries this needs a check against automatic programs. Please open the sign-in page again.',
  });

/** Name and password are right, but a session is open on another device. */
export const openElsewhere = (oauthId: string) =>
  new Refusal('mistake', 'openElsewhere', { th: 'บัญชีนี้กำลังใช้งานอยู่ที่เครื่องอื่น', en: 'This account is in use on another device.' }, { oauthId });

/** The `code` of the refusal during a wait. */
export const waitBeforeTryingCode = 'waitBeforeTrying';

export const waitBeforeTrying = (seconds: number) =>
  new Refusal(
    'tooMany',
    waitBeforeTryingCode,
    { th: `ลองเข้าสู่ระบบผิดหลายครั้ง กรุณารอ ${seconds} วินาที แล้วลองใหม่`, en: `Too many wrong tries. Please wait ${secondsInEnglish(seconds)}, then try again.` },
    { retryAfter: seconds },
  );

/** After several wrong tries of the own password, asked for again by somebody who is signed in. */
export const waitBeforeOwnPassword = (seconds: number) =>
  new Refusal(
    'tooMany',
    waitBeforeTryingCode,
    {
      th: `กรอกรหัสผ่านผิดหลายครั้ง กรุณารอ ${seconds} วินาที แล้วลองใหม่ ท่านยังอยู่ในระบบ`,
      en: `The password was wrong several times. Please wait ${secondsInEnglish(seconds)}, then try again. You stay signed in.`,
    },
    { retryAfter: seconds },
  );

/** The own password, asked for again before a sensitive change. */
export const wrongOwnPassword = () =>
  new Refusal(
    'mistake',
    'wrongPassword',
    { th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is not right.' },
    { fields: { password: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is not right.' } } },
  );

const codeMissing = { th: 'กรุณากรอกรหัสยืนยันจากแอปยืนยันตัวตน', en: 'Please enter the code of your authenticator app.' };
const codeWrong = {
  th: 'รหัสยืนยันไม่ถูกต้องหรือถูกใช้ไปแล้ว กรุณาใช้รหัสใหม่จากแอป',
  en: 'The code is wrong or was used before. Please take a new one from the app.',
};

/** Name and password are right, and the code of the second factor is missing. */
export const secondFactorRequired = () => new Refusal('mistake', required, codeMissing);
export const secondFactorWrong = () => new Refusal('mistake', wrong, codeWrong);

/** The same for a signed-in person, before a change of the second factor. */
export const ownCodeMissing = () => new Refusal('mistake', required, codeMissing, { fields: { code: codeMissing } });
export const ownCodeWrong = () => new Refusal('mistake', wrong, codeWrong, { fields: { code: codeWrong } });

/** A first code that does not match the secret. */
export const wrongFirstCode = () => {
  const text = {
    th: 'รหัสไม่ตรงกับที่แอปควรแสดง โปรดตรวจเวลาของเครื่องและลองรหัสถัดไป',
    en: 'The code does not fit. Check the clock of your device and try the next one.',
  };
  return new Refusal('mistake', wrong, text, { fields: { code: text } });
};

export const nothingToConfirm = () =>
  new Refusal('conflict', 'nothingToConfirm', {
    th: 'คิวอาร์โค้ดนี้หมดอายุแล้ว กรุณาเริ่มตั้งค่าใหม่',
    en: 'This QR code is no longer good. Please begin again.',
  });

export const alreadyOn = () => new Refusal('conflict', 'alreadyOn', { th: 'เปิดใช้การยืนยันตัวตนสองขั้นอยู่แล้ว', en: 'Two-step verification is on already.' });

export const notOn = () => new Refusal('conflict', 'notOn', { th: 'ยังไม่ได้เปิดใช้การยืนยันตัวตนสองขั้น', en: 'Two-step verification is not on.' });

export const mayNotEnd = () =>
  new Refusal('forbidden', 'mayNotEnd', {
    th: 'หน่วยงานกำหนดให้บัญชีนี้ยืนยันตัวตนสองขั้น จึงปิดไม่ได้',
    en: 'The agency demands two-step verification of this account, so it cannot be switched off.',
  });

/** The directory checks this password and does not answer. */
export const directoryDown = () =>
  new Refusal(
    'busy',
    'directoryDown',
    {
      th: 'ติดต่อระบบบัญชีผู้ใช้ของหน่วยงานไม่ได้ในขณะนี้ กรุณาลองใหม่ภายหลังหรือแจ้งผู้ดูแลระบบ',
      en: "The agency's directory of accounts does not answer. Please try again later, or tell the administrator.",
    },
    { retryAfter: 30 },
  );

/** A problem of signing in at the agency's provider, with the name or claim involved. */
export interface ProviderTrouble {
  reason: 'denied' | 'failed' | 'unreachable' | 'noClaim' | 'unverified' | 'unknown' | 'late';
  name: string;
}

const providerTexts: Record<ProviderTrouble['reason'], { th: string; en: string }> = {
  denied: { th: 'ท่านยกเลิกการเข้าสู่ระบบที่ระบบยืนยันตัวตนของหน่วยงาน', en: 'You declined to sign in at the identity provider.' },
  failed: { th: 'ยืนยันตัวตนไม่สำเร็จ กรุณาเริ่มเข้าสู่ระบบใหม่จากหน้านี้', en: 'Signing in at the identity provider failed. Please start again from this page.' },
  unreachable: {
    th: 'ติดต่อระบบยืนยันตัวตนของหน่วยงานไม่ได้ในขณะนี้ กรุณาใช้ชื่อผู้ใช้งานและรหัสผ่าน หรือลองใหม่ภายหลัง',
    en: 'The identity provider does not answer. Please use your user name and password, or try again later.',
  },
  noClaim: { th: 'ระบบยืนยันตัวตนไม่ได้แจ้งข้อมูล “{name}” กรุณาแจ้งผู้ดูแลระบบ', en: 'The identity provider did not tell “{name}”. Please tell the administrator.' },
  unverified: { th: 'อีเมล {name} ยังไม่ได้รับการยืนยันที่ระบบยืนยันตัวตน', en: 'The identity provider has not verified the address {name}.' },
  unknown: { th: 'ไม่มีบัญชีของ “{name}” ในระบบนี้ กรุณาติดต่อผู้ดูแลระบบ', en: 'There is no account of “{name}” in this system. Please ask the administrator.' },
  late: { th: 'การเข้าสู่ระบบนี้หมดเวลาหรือถูกใช้ไปแล้ว กรุณาเริ่มใหม่', en: 'This sign-in has run out or was used before. Please start again.' },
};

export const providerTrouble = ({ reason, name }: ProviderTrouble) => {
  const { th, en } = providerTexts[reason];
  return new Refusal('mistake', `provider.${reason}`, { th: th.replace('{name}', () => name), en: en.replace('{name}', () => name) });
};

/** Someone else issued a version of the text since it was read. */
export const consentIssuedMeanwhile = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นออกฉบับใหม่ไปแล้วหลังจากที่ท่านเปิด โปรดอ่านฉบับนั้นก่อน',
    en: 'Somebody else has issued a new version since you opened this. Please read it first.',
  });

export const consentDayPast = { th: 'ย้อนหลังไม่ได้ โปรดเลือกวันนี้หรือวันข้างหน้า', en: 'A day that has gone is not taken. Choose today or a coming day.' };
export const consentDayBefore = { th: 'ต้องไม่ก่อนวันที่ฉบับล่าสุดมีผล', en: 'It must not be before the day of the newest version.' };
export const consentUnchanged = { th: 'ข้อความเหมือนฉบับล่าสุดทุกประการ', en: 'The words are those of the newest version.' };

const pinFaults: Record<PinFault, { th: string; en: string }> = {
  length: { th: `PIN ต้องเป็นตัวเลข ${minPinLength} ถึง ${maxPinLength} หลัก`, en: `A PIN has ${minPinLength} to ${maxPinLength} digits.` },
  tooSimple: { th: 'PIN นี้เดาง่าย กรุณาใช้ตัวเลขอื่น', en: 'This PIN is easy to guess. Please take other digits.' },
};
export const weakSigningPin = (fault: PinFault) => wrongField('pin', 'weakPin', pinFaults[fault]);

export const wrongSigningPin = (left: number) =>
  wrongField('pin', 'wrongSigningPin', {
    th: `PIN ลงนามไม่ถูกต้อง ลองได้อีก ${left} ครั้ง`,
    en: `The PIN for signing is not right. ${left} ${left === 1 ? 'try is' : 'tries are'} left.`,
  });

export const signingPinLocked = () =>
  wrongField('pin', 'signingPinLocked', {
    th: 'PIN ลงนามถูกระงับเพราะใส่ผิดหลายครั้ง กรุณาใช้รหัสผ่านลงนาม หรือตั้ง PIN ใหม่',
    en: 'The PIN for signing is locked after too many wrong tries. Please sign with your password, or set a new PIN.',
  });

export const noSigningPin = () => wrongField('pin', 'noSigningPin', { th: 'ท่านยังไม่ได้ตั้ง PIN ลงนาม', en: 'You have not set a PIN for signing.' });

/** The proof that a signature rests on was ended while it was being made. */
export const proofOver = () =>
  new Refusal('conflict', 'proofOver', {
    th: 'การยืนยันตัวก่อนลงนามสิ้นสุดแล้ว กรุณายืนยันอีกครั้ง',
    en: 'The proof of identity has expired. Please prove your identity again.',
  });

/** The agency takes only one-time codes as a proof before signing. */
export const codeDemanded = () =>
  new Refusal('mistake', 'codeDemanded', {
    th: 'หน่วยงานกำหนดให้ยืนยันตัวก่อนลงนามด้วยรหัสครั้งเดียวจากแอปยืนยันตัวตนเท่านั้น',
    en: 'Your agency asks for a one-time code of the authenticator app before signing, and for nothing else.',
  });

export const noCodeSetUp = () =>
  new Refusal('conflict', 'noCodeSetUp', {
    th: 'หน่วยงานกำหนดให้ลงนามด้วยรหัสครั้งเดียว กรุณาเปิดการยืนยันตัวตนสองขั้นในบัญชีของท่านก่อน',
    en: 'Your agency asks for a one-time code before signing. Please set up two-step verification in your account first.',
  });
