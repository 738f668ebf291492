import { queueCodes } from '../queues/queue';
import type { Agency } from './agency';
import { headOfRegistry, loaderColor, systemName } from './shared';

export const omb: Agency = {
  code: 'OMB',
  key: 'omb',
  name: { th: 'สำนักงานผู้ตรวจการแผ่นดิน', en: 'Office of the Ombudsman of Thailand' },
  shortName: { th: 'สผผ.', en: 'OMB' },
  system: systemName,
  brand: {
    skin: 'omb',
    gradient: ['#2b0d1c', '#5a1a38', '#8b3a57'],
    button: '#6f2145',
    accent: '#dcb665',
    logoSize: 104,
    loader: loaderColor,
  },
  letterPrefix: 'ผผ ๐๔๐๑',
  header: {
    logoLink: '/intranet',
    bell: 'tabs',
    showsLogs: false,
    testNotice: true,
    languages: ['th', 'en'],
  },
  copyright: false,
  ownForgotPassword: true,
  dashboard: {
    queues: queueCodes,
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
