import { Refusal } from '../../platform/errors';

export const lastOwnRight = () =>
  new Refusal('conflict', 'lastOwnRight', {
    th: 'ทำรายการนี้แล้วท่านจะไม่มีสิทธิจัดการสิทธิอีก ระบบจึงยังไม่บันทึก ให้ผู้ดูแลระบบคนอื่นดำเนินการแทน',
    en: 'You would lose your own right to manage rights, so nothing was saved. Let another administrator do it.',
  });
