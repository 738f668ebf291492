import { Refusal } from '../../platform/errors';

export const queueNotShown = () =>
  new Refusal(
    'invalid',
    'queueNotShown',
    { th: 'หน่วยงานนี้ไม่ใช้คิวงานนี้', en: 'This agency does not use this queue.' },
    { fields: { typeCode: { th: 'หน่วยงานนี้ไม่ใช้คิวงานนี้', en: 'This agency does not use this queue.' } } },
  );
