import type { Agency } from './agency';
import { eightQueues, headOfRegistry, loaderColor, systemName } from './shared';

export const vec: Agency = {
  code: 'VEC',
  key: 'vec',
  name: { th: 'สำนักงานคณะกรรมการการอาชีวศึกษา', en: 'Office of the Vocational Education Commission' },
  shortName: { th: 'สอศ.', en: 'VEC' },
  system: systemName,
  brand: {
    skin: 'onlb',
    gradient: ['#3a1710', '#6e2c1c', '#a1553a'],
    button: '#7c3420',
    accent: '#e6b45e',
    logoSize: 104,
    loader: loaderColor,
  },
  letterPrefix: 'ศธ ๐๖๐๑',
  header: {
    logoLink: '/',
    bell: 'tabs',
    showsLogs: true,
    testNotice: false,
    languages: ['th', 'en'],
  },
  copyright: false,
  ownForgotPassword: false,
  dashboard: {
    queues: eightQueues,
    // The specification says that the word differs, not which word it is.
    queueTitles: { review: { th: 'หนังสือรอพิจารณา', en: 'Letters to consider' } },
    hiddenCollections: [],
    showsCommandText: false,
    marksOnBehalf: false,
    roleAssign: 'queue',
  },
  mainOrganisation: false,
  headOfRegistryRoles: headOfRegistry,
  session: { concurrent: 1 },
  // Not shown in the specification: who lets people ask for an account is the agency's decision.
  registration: false,
  chat: false,
};
