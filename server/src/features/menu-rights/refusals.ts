import { Refusal } from '../../platform/errors';

export const lastOwnRight = () =>
  new Refusal('conflict', 'lastOwnRight', {
    th: 'ทำรายการนี้แล้วท่านจะไม่มีสิทธิจัดการสิทธิอีก ระบบจึงยังไม่บันทึก ให้ผู้ดูแลระบบคนอื่นดำเนินการแทน',
    en: 'You would lose your own right to manage rights, so nothing was saved. Let another administrator do it.',
  });

export const groupChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขสิทธิของกลุ่มนี้ไปแล้ว โปรดตรวจสิทธิล่าสุดก่อนบันทึก',
    en: 'Somebody else has changed the rights of this group. Please look at them before saving.',
  });

export const groupFollows = () =>
  new Refusal('conflict', 'groupFollows', {
    th: 'สมาชิกของกลุ่มนี้เป็นไปตามหน้าที่ เพิ่มหรือนำออกรายบุคคลไม่ได้',
    en: 'The members of this group follow from their functions; nobody is added or taken out by name.',
  });
