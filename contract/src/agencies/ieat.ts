import { queueCodes } from '../queues/queue-codes';
import { agency } from './default-profile';

export const ieat = agency({
  code: 'IEAT',
  name: { th: 'การนิคมอุตสาหกรรมแห่งประเทศไทย', en: 'Industrial Estate Authority of Thailand' },
  shortName: { th: 'กนอ.', en: 'IEAT' },
  brand: {
    skin: 'ieat',
    gradient: ['#062a3d', '#0b4f6c', '#1c7f95'],
    button: '#0b5876',
    accent: '#f0a93b',
    logoSize: 128,
  },
  dashboard: { actsAs: 'dashboard', queues: queueCodes, hiddenCollections: ['circular', 'declaration'], showsCommandText: true },
});
