import { headOfRegistryRoles, loaderColors } from '../constants';
import type { QueueCode } from '../queues/queue-codes';
import type { Agency } from './agency';

/**
 * The tiles of an agency that has eight. The specification says "8" without naming them; these are the eight that stand for
 * different work. The other four are finer cuts of two of them (see `fallsTo` in `queues/queue.ts`): work given to a person, to be
 * assigned or commanded falls to jobReceived, work assigned to persons falls to jobAssign.
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

/** What every agency is, where its own file says nothing else. */
const standard: Standard = {
  system: { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic correspondence registry' },
  brand: {
    logoSize: 104,
    loader: loaderColors.others,
  },
  header: {
    // The specification names a link for six agencies; the portal is where most of them go.
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
  },
  headOfRegistryRoles: headOfRegistryRoles.others,
  session: { concurrent: 1 },
  // Not shown in the specification: who lets people ask for an account is the agency's decision.
  registration: false,
  chat: false,
};

/** What the file of an agency says: who it is and how it looks, and where it differs from the standard. */
type OwnProfile = Pick<Agency, 'code' | 'name' | 'shortName'> &
  Partial<Omit<Agency, 'key' | 'brand' | 'header' | 'dashboard'>> & {
    brand: Omit<Agency['brand'], keyof Standard['brand']> & Partial<Standard['brand']>;
    header?: Partial<Agency['header']>;
    dashboard?: Partial<Agency['dashboard']>;
  };

/** The whole profile of an agency. */
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
