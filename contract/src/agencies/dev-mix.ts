import type { Agency } from './agency';
import { eightQueues, headOfRegistry, loaderColor, systemName } from './shared';

/** Development and test: no real agency. It shows the eight tiles, as a deployment without a wish of its own does. */
export const devMix: Agency = {
  code: 'DEV-MIX',
  key: 'dev-mix',
  name: { th: 'ระบบสาธิตสำหรับพัฒนาและทดสอบ', en: 'Development and test environment' },
  shortName: { th: 'ทด.', en: 'DEV' },
  system: systemName,
  brand: {
    skin: 'onep',
    gradient: ['#161c24', '#2c3642', '#4f5c6b'],
    button: '#3b4857',
    accent: '#f0a93b',
    logoSize: 104,
    loader: loaderColor,
  },
  letterPrefix: 'ทด ๐๐๐๑',
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
  registration: true,
  chat: false,
};
