import { headOfRegistryRoles, loaderColors } from '../constants';
import { agency } from './default-profile';

/** The main organisation of the specification. */
export const onlb = agency({
  code: 'ONLB',
  name: { th: 'สำนักงานคณะกรรมการนโยบายที่ดินแห่งชาติ', en: 'Office of the National Land Policy Board' },
  shortName: { th: 'สคทช.', en: 'ONLB' },
  brand: {
    skin: 'onlb',
    gradient: ['#0e2350', '#1f4391', '#4272d8'],
    button: '#2a52a8',
    accent: '#e2b04a',
    logoSize: 96,
    loader: loaderColors.main,
  },
  header: { mobileLogoLink: '/portal', bell: 'links', showsLogs: false, testNotice: true, languages: ['thOnlb', 'en'] },
  copyright: true,
  headOfRegistryRoles: headOfRegistryRoles.main,
  dictation: true,
  a4Preview: true,
});
