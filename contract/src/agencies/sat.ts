import type { Agency } from './agency';
import { eightQueues, headOfRegistry, loaderColor, systemName } from './shared';

export const sat: Agency = {
  code: 'SAT',
  key: 'sat',
  name: { th: 'การกีฬาแห่งประเทศไทย', en: 'Sports Authority of Thailand' },
  shortName: { th: 'กกท.', en: 'SAT' },
  system: systemName,
  brand: {
    skin: 'ieat',
    gradient: ['#141c4a', '#29357f', '#4a58ad'],
    button: '#323f8f',
    accent: '#f08a5d',
    logoSize: 112,
    loader: loaderColor,
  },
  letterPrefix: 'กก ๕๑๐๒',
  header: {
    logoLink: '/',
    bell: 'tabs',
    showsLogs: true,
    testNotice: false,
    languages: ['th', 'en'],
  },
  copyright: true,
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
  chat: false,
};
