import { Refusal, wrongField } from '../../platform/errors';

export const lineNotConfigured = () =>
  new Refusal('conflict', 'lineNotConfigured', {
    th: 'หน่วยงานยังไม่ได้ตั้งค่าบัญชีทางการของ LINE กรุณาติดต่อผู้ดูแลระบบ',
    en: 'The agency has not set up a LINE official account. Please ask the administrator.',
  });

export const notLinked = () => new Refusal('conflict', 'notLinked', { th: 'ยังไม่ได้เชื่อมต่อบัญชี LINE', en: 'No LINE account is linked.' });

export const lineFromDeployment = () =>
  new Refusal('conflict', 'lineFromDeployment', {
    th: 'ช่อง LINE กำหนดไว้ที่เครื่องแม่ข่าย (LINE_CHANNEL_SECRET) จึงแก้จากหน้านี้ไม่ได้',
    en: 'The LINE channel is set on the server (LINE_CHANNEL_SECRET), so that it cannot be changed here.',
  });

export const lineNeedsPublicUrl = () =>
  new Refusal('conflict', 'lineNeedsPublicUrl', {
    th: 'ต้องกำหนดที่อยู่สาธารณะของระบบ (PUBLIC_URL) ที่เครื่องแม่ข่ายก่อน',
    en: 'The public address of the system (PUBLIC_URL) must be set on the server first.',
  });

export const lineSecretMissing = (field: 'channelSecret' | 'accessToken') =>
  wrongField(field, 'lineSecretMissing', { th: 'กรุณากรอกค่านี้จากหน้า LINE Developers', en: 'Please give this value of the LINE Developers page.' });

export const lineTokenRefused = () =>
  new Refusal('conflict', 'lineTokenRefused', {
    th: 'LINE ไม่รับ Channel access token นี้ กรุณาออก token ใหม่แล้วบันทึกอีกครั้ง',
    en: 'LINE does not accept this channel access token. Please issue a new one and save it.',
  });

export const lineUserGone = () =>
  new Refusal('conflict', 'lineUserGone', {
    th: 'token ใช้ได้ แต่ LINE ส่งถึงบัญชีของท่านไม่ได้ อาจบล็อกบัญชีทางการไว้ หรือเชื่อมต่อกับบัญชีทางการอื่น กรุณาเพิ่มเพื่อนและเชื่อมต่อใหม่',
    en: 'The token works, but LINE cannot reach your account: it has blocked the official account, or is linked to another one. Please add it and link again.',
  });

export const lineLimitReached = () =>
  new Refusal('conflict', 'lineLimitReached', {
    th: 'บัญชีทางการส่งข้อความครบโควตาของ LINE แล้ว กรุณาเพิ่มแพ็กเกจหรือรอเดือนถัดไป',
    en: 'The official account has used up its messages at LINE. Please take a larger plan, or wait for the next month.',
  });

/** `status` is what LINE answered, if it did. */
export const lineDoesNotAnswer = (status?: number) =>
  new Refusal('conflict', 'lineDoesNotAnswer', {
    th: status ? `LINE ขัดข้อง (ตอบ ${status}) กรุณาลองใหม่ภายหลัง` : 'ติดต่อ LINE ไม่ได้ กรุณาตรวจว่าเครื่องแม่ข่ายออกอินเทอร์เน็ตไปยัง LINE ได้',
    en: status
      ? `LINE is out of order (it answered ${status}). Please try again later.`
      : 'LINE cannot be reached. Please check that the server may reach LINE on the internet.',
  });
