import { agency } from './default-profile';

export const vec = agency({
  code: 'VEC',
  name: { th: 'สำนักงานคณะกรรมการการอาชีวศึกษา', en: 'Office of the Vocational Education Commission' },
  shortName: { th: 'สอศ.', en: 'VEC' },
  brand: {
    skin: 'onlb',
    gradient: ['#3a1710', '#6e2c1c', '#a1553a'],
    button: '#7c3420',
    accent: '#e6b45e',
  },
  header: { logoLink: '/' },
  dashboard: {
    // The specification says that the word differs, but not which word it is.
    queueTitles: { review: { th: 'หนังสือรอพิจารณา', en: 'Letters to consider' } },
  },
});
