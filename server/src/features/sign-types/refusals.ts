import { wrongField } from '../../platform/errors';

/** The rules of the type do not fit this letter, or the signer's post. */
export const signTypeNotAllowed = () =>
  wrongField('signTypeId', 'signTypeNotAllowed', {
    th: 'ท่านใช้การลงนามประเภทนี้กับหนังสือฉบับนี้ไม่ได้ กรุณาเลือกประเภทอื่น',
    en: 'You may not use this type of signature on this letter; please choose another.',
  });

export const ruleNameTaken = () => wrongField('name', 'ruleNameTaken', { th: 'มีเงื่อนไขชื่อนี้อยู่แล้ว', en: 'Another rule of this type has this name.' });

export const unknownKind = () => wrongField('kinds', 'unknownKind', { th: 'ไม่พบประเภทเอกสารที่ระบุ', en: 'A kind of letters that was named does not exist.' });

export const unknownLevel = () => wrongField('levelIds', 'unknownLevel', { th: 'ไม่พบระดับตำแหน่งที่ระบุ', en: 'A level of posts that was named does not exist.' });
