import { Refusal, wrongField } from '../../platform/errors';

export const mayNotPublish = () => wrongField('groupId', 'mayNotPublish', { th: 'ท่านไม่มีสิทธิเผยแพร่ในกลุ่มหนังสือนี้', en: 'You may not publish into this group.' });

export const unknownCategory = () =>
  wrongField('categoryId', 'unknownCategory', { th: 'หมวดนี้ไม่อยู่ในกลุ่มหนังสือที่เลือก', en: 'This category does not belong to the group.' });

export const audienceMissing = () =>
  wrongField('audience', 'audienceMissing', { th: 'กรุณาระบุหน่วยงานหรือกลุ่มผู้ใช้ที่เกี่ยวข้อง', en: 'Please name the units or groups it is for.' });

export const unknownAudience = () =>
  wrongField('audience', 'unknownAudience', { th: 'ไม่พบหน่วยงานหรือกลุ่มผู้ใช้ที่ระบุ', en: 'A unit or group that was named does not exist.' });

export const fileGone = () => wrongField('fileIds', 'fileGone', { th: 'ไม่พบไฟล์ที่แนบ กรุณาแนบใหม่', en: 'An attached file is gone; please attach it again.' });

export const endsBeforeStart = () =>
  wrongField('showsUntil', 'endsBeforeStart', { th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มแสดง', en: 'The last day must not be before the first.' });

export const wasShown = () =>
  new Refusal('conflict', 'wasShown', {
    th: 'รายการนี้เคยเผยแพร่แล้ว ลบไม่ได้ ให้ถอนการเผยแพร่แทน',
    en: 'This item has been shown; withdraw it instead of removing it.',
  });

export const notShownNow = () => new Refusal('conflict', 'notShownNow', { th: 'รายการนี้ไม่ได้เผยแพร่อยู่', en: 'This item is not published.' });

export const neitherPdfNorPicture = (name: string) =>
  new Refusal('wrongType', 'neitherPdfNorPicture', {
    th: `“${name}” ไม่ใช่ไฟล์ PDF หรือรูปภาพ (PNG, JPEG, WebP) ที่เปิดได้`,
    en: `“${name}” is neither a PDF nor a picture (PNG, JPEG, WebP) that can be opened.`,
  });

export const fileTooLarge = (megabytes: number, name: string) =>
  new Refusal('tooLarge', 'fileTooLarge', { th: `ไฟล์ “${name}” ใหญ่เกิน ${megabytes} MB`, en: `“${name}” is larger than ${megabytes} MB.` });

export const noFileSent = () => wrongField('file', 'noFileSent', { th: 'ไม่มีไฟล์ส่งมา', en: 'No file was sent.' });
