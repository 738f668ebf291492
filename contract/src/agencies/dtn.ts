import { agency } from './default-profile';

export const dtn = agency({
  code: 'DTN',
  name: { th: 'กรมเจรจาการค้าระหว่างประเทศ', en: 'Department of Trade Negotiations' },
  shortName: { th: 'จร.', en: 'DTN' },
  brand: {
    skin: 'ieat',
    gradient: ['#0b2239', '#1c4467', '#3d6f95'],
    button: '#1f4d75',
    accent: '#d9a657',
  },
  chat: true,
});
