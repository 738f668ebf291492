import { queueCodes } from '../queues/queue';
import type { Agency } from './agency';
import { headOfRegistry, loaderColor, systemName } from './shared';

export const onep: Agency = {
  code: 'ONEP',
  key: 'onep',
  name: { th: 'สำนักงานนโยบายและแผนทรัพยากรธรรมชาติและสิ่งแวดล้อม', en: 'Office of Natural Resources and Environmental Policy and Planning' },
  shortName: { th: 'สผ.', en: 'ONEP' },
  system: systemName,
  brand: {
    skin: 'onep',
    gradient: ['#0a2f26', '#12513a', '#2f7a55'],
    button: '#17603f',
    accent: '#a9c64f',
    logoSize: 112,
    loader: loaderColor,
  },
  letterPrefix: 'ทส ๑๐๐๔',
  header: {
    logoLink: '/portal',
    bell: 'tabs',
    showsLogs: true,
    testNotice: false,
    languages: ['th', 'en'],
  },
  copyright: false,
  ownForgotPassword: true,
  dashboard: {
    queues: queueCodes,
    queueTitles: {},
    hiddenCollections: [],
    showsCommandText: false,
    marksOnBehalf: true,
    roleAssign: 'queue',
  },
  mainOrganisation: false,
  headOfRegistryRoles: headOfRegistry,
  session: { concurrent: 1 },
  // Not shown in the specification: who lets people ask for an account is the agency's decision.
  registration: false,
  chat: false,
};
