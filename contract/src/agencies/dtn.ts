import type { Agency } from './agency';
import { eightQueues, headOfRegistry, loaderColor, systemName } from './shared';

export const dtn: Agency = {
  code: 'DTN',
  key: 'dtn',
  name: { th: 'กรมเจรจาการค้าระหว่างประเทศ', en: 'Department of Trade Negotiations' },
  shortName: { th: 'จร.', en: 'DTN' },
  system: systemName,
  brand: {
    skin: 'ieat',
    gradient: ['#0b2239', '#1c4467', '#3d6f95'],
    button: '#1f4d75',
    accent: '#d9a657',
    logoSize: 104,
    loader: loaderColor,
  },
  letterPrefix: 'พณ ๐๖๐๓',
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
    queues: eightQueues,
    queueTitles: {},
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
  chat: true,
};
