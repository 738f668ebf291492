import type { Agency } from './agency';
import { eightQueues, systemName } from './shared';

/** The main organisation of the specification. */
export const onlb: Agency = {
  code: 'ONLB',
  key: 'onlb',
  name: { th: 'สำนักงานคณะกรรมการนโยบายที่ดินแห่งชาติ', en: 'Office of the National Land Policy Board' },
  shortName: { th: 'สคทช.', en: 'ONLB' },
  system: systemName,
  brand: {
    skin: 'onlb',
    gradient: ['#0e2350', '#1f4391', '#4272d8'],
    button: '#2a52a8',
    accent: '#e2b04a',
    logoSize: 96,
    loader: '#4272D8',
  },
  letterPrefix: 'นร ๑๕๐๔',
  header: {
    logoLink: '/portal',
    bell: 'links',
    showsLogs: false,
    testNotice: true,
    languages: ['thOnlb', 'en'],
  },
  copyright: true,
  ownForgotPassword: true,
  dashboard: {
    queues: eightQueues,
    queueTitles: {},
    hiddenCollections: [],
    showsCommandText: false,
    marksOnBehalf: false,
    roleAssign: 'queue',
  },
  mainOrganisation: true,
  headOfRegistryRoles: [1, 2007, 2008],
  session: { concurrent: 1 },
  // Not shown in the specification: who lets people ask for an account is the agency's decision.
  registration: false,
  chat: false,
};
