import { Refusal, wrongField } from '../../platform/errors';

export const fileNotCopied = () =>
  wrongField('fileId', 'fileNotCopied', {
    th: 'ทำสำเนาได้เฉพาะไฟล์ PDF ของหนังสือเรื่องนี้ กรุณาเลือกไฟล์อื่น',
    en: 'Only PDFs of this letter can be copied. Choose another file.',
  });

export const copyTooLarge = (most: number) =>
  wrongField('fileId', 'copyTooLarge', {
    th: `ทำสำเนาได้ไม่เกิน ${most} เมกะไบต์ต่อไฟล์ กรุณาแบ่งไฟล์ก่อน`,
    en: `Files of at most ${most} megabytes can be copied. Split the file first.`,
  });

export const copyUnreadable = () =>
  wrongField('fileId', 'copyUnreadable', {
    th: 'เปิดไฟล์นี้เพื่อทำสำเนาไม่ได้ เพราะไฟล์เสียหายหรือมีรหัสผ่าน',
    en: 'This file cannot be opened for copying: it is damaged or locked by a password.',
  });

export const copyTooLong = () => wrongField('fileId', 'copyTooLong', { th: 'ทำสำเนาได้ไม่เกิน 500 หน้าต่อไฟล์', en: 'Files of at most 500 pages can be copied.' });

export const nothingChosen = () =>
  wrongField('agenda', 'nothingChosen', { th: 'กรุณาเลือกระเบียบวาระอย่างน้อยหนึ่งวาระ', en: 'Choose at least one item of the agenda.' });

export const notIssuedHere = () =>
  new Refusal('conflict', 'notIssuedHere', {
    th: 'ทำสำเนาได้เมื่อหนังสือออกแล้ว และสำเนาคู่ฉบับทำได้เฉพาะหนังสือที่หน่วยงานนี้ออกและมีไฟล์หนังสือแล้ว',
    en: 'Copies are made once a letter is issued; a copy for the file only of letters that were issued here and have their PDF.',
  });

export const zipTooLarge = () =>
  new Refusal('tooLarge', 'zipTooLarge', {
    th: 'ไฟล์ของหนังสือเรื่องนี้มีขนาดรวมใหญ่เกินไป กรุณาดาวน์โหลดทีละไฟล์',
    en: 'The files of this letter are too large together. Download them one by one.',
  });
