import { wrongField } from '../../platform/errors';

export const queueNotShown = () => wrongField('typeCode', 'queueNotShown', { th: 'หน่วยงานนี้ไม่ใช้คิวงานนี้', en: 'This agency does not use this queue.' });
