import type { Agency } from './agency';
import { eightQueues, headOfRegistry, loaderColor, systemName } from './shared';

export const kru: Agency = {
  code: 'KRU',
  key: 'kru',
  name: { th: 'มหาวิทยาลัยราชภัฏกาญจนบุรี', en: 'Kanchanaburi Rajabhat University' },
  shortName: { th: 'มรภ.กจ.', en: 'KRU' },
  system: systemName,
  brand: {
    skin: 'omb',
    gradient: ['#25164a', '#47307f', '#7658ad'],
    button: '#55398a',
    accent: '#e5c05c',
    logoSize: 112,
    loader: loaderColor,
  },
  letterPrefix: 'อว ๐๖๒๓',
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
  registration: true,
  chat: false,
};
