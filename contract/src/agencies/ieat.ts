import { queueCodes } from '../queues/queue';
import type { Agency } from './agency';
import { headOfRegistry, loaderColor, systemName } from './shared';

export const ieat: Agency = {
  code: 'IEAT',
  key: 'ieat',
  name: { th: 'การนิคมอุตสาหกรรมแห่งประเทศไทย', en: 'Industrial Estate Authority of Thailand' },
  shortName: { th: 'กนอ.', en: 'IEAT' },
  system: systemName,
  brand: {
    skin: 'ieat',
    gradient: ['#062a3d', '#0b4f6c', '#1c7f95'],
    button: '#0b5876',
    accent: '#f0a93b',
    logoSize: 128,
    loader: loaderColor,
  },
  letterPrefix: 'อก ๕๑๐๓',
  header: {
    // The specification names no link for this agency; the portal is where the others of its kind go.
    logoLink: '/portal',
    bell: 'tabs',
    showsLogs: true,
    testNotice: false,
    languages: ['th', 'en'],
  },
  copyright: false,
  ownForgotPassword: false,
  dashboard: {
    queues: queueCodes,
    queueTitles: {},
    hiddenCollections: ['circular', 'declaration'],
    showsCommandText: true,
    marksOnBehalf: false,
    roleAssign: 'dashboard',
  },
  mainOrganisation: false,
  headOfRegistryRoles: headOfRegistry,
  session: { concurrent: 1 },
  // Not shown in the specification: who lets people ask for an account is the agency's decision.
  registration: false,
  chat: false,
};
