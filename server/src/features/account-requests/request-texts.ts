import type { Label } from '@sarabun/contract/values/label';

export const requestTaken: Label = {
  th: 'รับคำขอแล้ว เมื่อผู้ดูแลระบบพิจารณาแล้วจะแจ้งผลทางอีเมล',
  en: 'Your request was received. You will get an e-mail when the administrator has decided.',
};

export const passwordSet: Label = { th: 'ตั้งรหัสผ่านเรียบร้อย กรุณาเข้าสู่ระบบ', en: 'Your password is set. Please sign in.' };

interface MailText {
  subject: string;
  text: string;
}

function inBoth(subject: Label, agency: Label, paragraphs: Record<'th' | 'en', string[]>): MailText {
  const text = [...paragraphs.th, agency.th, '– – –', ...paragraphs.en, agency.en].join('\n\n');
  return { subject: `${subject.th} · ${subject.en}`, text: `${text}\n` };
}

/**
 * How the owner sets the first password: with a link that is valid for some days, with a mailed code when links cannot be made, or not at
 * all when the directory has the password.
 */
export type FirstPassword = { by: 'link'; link: string; days: number } | { by: 'code' } | { by: 'directory' };

const byCode: Label = {
  th: 'ตั้งรหัสผ่านครั้งแรก: ที่หน้าเข้าสู่ระบบ เลือก “ลืมรหัสผ่าน” แล้วกรอกอีเมลนี้ ระบบจะส่งรหัสยืนยันมาให้ทางอีเมล',
  en: 'To set your first password, choose “ลืมรหัสผ่าน” (forgotten password) on the sign-in page and enter this e-mail address; a code will be mailed to you.',
};
const newByCode: Label = {
  th: 'ตั้งรหัสผ่านใหม่: ที่หน้าเข้าสู่ระบบ เลือก “ลืมรหัสผ่าน” แล้วกรอกอีเมลนี้ ระบบจะส่งรหัสยืนยันมาให้ทางอีเมล',
  en: 'To set a new password, choose “ลืมรหัสผ่าน” (forgotten password) on the sign-in page and enter this e-mail address; a code will be mailed to you.',
};
const byDirectory: Label = { th: 'เข้าสู่ระบบด้วยรหัสผ่านของระบบบัญชีผู้ใช้ของหน่วยงาน', en: "Sign in with the password of the agency's directory." };

function howToSetPassword(first: FirstPassword, isFirst = true): Label {
  if (first.by === 'code') return isFirst ? byCode : newByCode;
  if (first.by === 'directory') return byDirectory;
  const { link, days } = first;
  return {
    th: `${isFirst ? 'ตั้งรหัสผ่านครั้งแรก' : 'ตั้งรหัสผ่านใหม่'}ที่ ${link}\nลิงก์ใช้ได้ครั้งเดียวภายใน ${days} วัน และอย่าส่งต่อให้ผู้ใด`,
    en: `Set your ${isFirst ? 'first' : 'new'} password at ${link}\nThe link is good once, within ${days} days. Do not pass it on.`,
  };
}

/** The account is ready: how to sign in for the first time. */
export function approvedMail(agency: Label, { username, first }: { username: string; first: FirstPassword }): MailText {
  const how = howToSetPassword(first);
  return inBoth({ th: 'บัญชีของท่านพร้อมใช้งาน', en: 'Your account is ready' }, agency, {
    th: ['ผู้ดูแลระบบอนุมัติคำขอบัญชีของท่านแล้ว', `ชื่อผู้ใช้งาน: ${username}`, how.th],
    en: ['The administrator has approved your request for an account.', `User name: ${username}`, how.en],
  });
}

/** An account that was created without a request. */
export function createdMail(agency: Label, { username, first }: { username: string; first: FirstPassword }): MailText {
  const how = howToSetPassword(first);
  return inBoth({ th: 'บัญชีของท่านพร้อมใช้งาน', en: 'Your account is ready' }, agency, {
    th: ['ผู้ดูแลระบบเปิดบัญชีให้ท่านแล้ว', `ชื่อผู้ใช้งาน: ${username}`, how.th],
    en: ['The administrator has opened an account for you.', `User name: ${username}`, how.en],
  });
}

export function refusedMail(agency: Label, reason: string): MailText {
  return inBoth({ th: 'ผลการพิจารณาคำขอบัญชี', en: 'Your request for an account' }, agency, {
    th: ['ผู้ดูแลระบบไม่อนุมัติคำขอบัญชีของท่าน', `เหตุผล: ${reason}`],
    en: ['The administrator has not approved your request for an account.', `Reason: ${reason}`],
  });
}

/** The password is now checked here and no longer by the directory. */
export function passwordHereMail(agency: Label, { username, first }: { username: string; first: FirstPassword }): MailText {
  const how = howToSetPassword(first);
  return inBoth({ th: 'ตั้งรหัสผ่านของบัญชี', en: 'Set the password of your account' }, agency, {
    th: [`ผู้ดูแลระบบกำหนดให้บัญชี ${username} ใช้รหัสผ่านของระบบนี้`, how.th],
    en: [`The account ${username} now has a password of this system.`, how.en],
  });
}

/** An administrator lets the owner set a new password. */
export function newPasswordMail(agency: Label, { username, by, first }: { username: string; by: string; first: FirstPassword }): MailText {
  const how = howToSetPassword(first, false);
  return inBoth({ th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' }, agency, {
    th: [`${by} ให้ท่านตั้งรหัสผ่านใหม่ของบัญชี ${username} รหัสผ่านเดิมใช้ได้จนกว่าจะตั้งใหม่`, how.th, 'หากท่านไม่ได้ขอ ไม่ต้องทำอะไร และแจ้งผู้ดูแลระบบ'],
    en: [
      `${by} lets you set a new password for the account ${username}. The old one counts until you do.`,
      how.en,
      'If you did not ask for it, do nothing, and tell the administrator.',
    ],
  });
}

/** Someone removed the second factor; the owner is told. */
export function secondFactorResetMail(agency: Label, { by, reason }: { by: string; reason: string }): MailText {
  return inBoth({ th: 'ยกเลิกการยืนยันตัวตนสองขั้นของท่าน', en: 'Your two-step verification was removed' }, agency, {
    th: [`${by} ยกเลิกการยืนยันตัวตนสองขั้นของบัญชีท่าน เหตุผล: ${reason}`, 'หากท่านไม่ได้ขอ กรุณาเปลี่ยนรหัสผ่านและแจ้งผู้ดูแลระบบทันที หากขอเอง เข้าสู่ระบบแล้วตั้งใหม่ที่หน้าข้อมูลบัญชี'],
    en: [
      `${by} has taken the two-step verification of your account away. Reason: ${reason}`,
      'If you did not ask for it, change your password and tell the administrator at once. If you did, sign in and set it up again on your account page.',
    ],
  });
}
