import { headOfRegistryRoles, loaderColors } from '../constants';
import type { QueueCode } from '../queues/queue-codes';
import type { Agency } from './agency';

/**
 * The tiles of an agency with eight. The specification says "8" without naming them; these eight stand for different work. The other four
 * are subsets of two of them (see `fallsTo` in `queues/queue.ts`): work given to a person, to be assigned or commanded goes to jobReceived,
 * work assigned to persons goes to jobAssign.
 */
export const eightQueues = [
  'review',
  'sign',
  'jobReceived',
  'unreceived',
  'jobAssign',
  'unsigned',
  'jobFollow',
  'jobCompleted',
] as const satisfies readonly QueueCode[];

type Standard = Omit<Agency, 'code' | 'key' | 'name' | 'shortName' | 'brand' | 'header'> & {
  brand: Pick<Agency['brand'], 'logoSize' | 'loader'>;
  header: Omit<Agency['header'], 'mobileLogoLink'>;
};

const standard: Standard = {
  system: { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic correspondence registry' },
  brand: {
    logoSize: 104,
    loader: loaderColors.others,
  },
  header: {
    // The specification gives a link for six agencies, most of them the portal.
    logoLink: '/portal',
    bell: 'tabs',
    showsLogs: true,
    testNotice: false,
    languages: ['th', 'en'],
  },
  copyright: false,
  dashboard: {
    queues: eightQueues,
    queueTitles: {},
    hiddenCollections: [],
    actsAs: 'queue',
    showsCommandText: false,
    marksOnBehalf: false,
  },
  headOfRegistryRoles: headOfRegistryRoles.others,
  session: { concurrent: 1 },
  // Not shown in the specification: each agency decides whether accounts can be requested.
  registration: false,
  captcha: false,
  dictation: false,
  a4Preview: false,
  chat: false,
};

/** The file of an agency: its identity and look, and where it differs from the defaults. */
type OwnProfile = Pick<Agency, 'code' | 'name' | 'shortName'> &
  Partial<Omit<Agency, 'key' | 'brand' | 'header' | 'dashboard'>> & {
    brand: Omit<Agency['brand'], keyof Standard['brand']> & Partial<Standard['brand']>;
    header?: Partial<Agency['header']>;
    dashboard?: Partial<Agency['dashboard']>;
  };

export function agency(own: OwnProfile): Agency {
  return {
    ...standard,
    ...own,
    key: own.code.toLowerCase(),
    brand: { ...standard.brand, ...own.brand },
    header: { ...standard.header, mobileLogoLink: own.header?.logoLink ?? standard.header.logoLink, ...own.header },
    dashboard: { ...standard.dashboard, ...own.dashboard },
  };
}
