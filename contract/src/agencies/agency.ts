import type { CollectionCode } from '../portal/collection';
import type { QueueCode } from '../queues/queue-codes';
import type { Label } from '../values/label';

/** The values of `APP_NAME` (specification §1). */
export const agencyCodes = ['IEAT', 'OMB', 'ONEP', 'ONLB', 'SAT', 'VEC', 'KRU', 'DTN', 'DEV-MIX'] as const;
export type AgencyCode = (typeof agencyCodes)[number];

/** One deployment. It answers questions; nothing else in the product asks which agency runs. */
export interface Agency {
  code: AgencyCode;
  /** The lower-case name in the emblem's file name and the prefix of browser storage keys. */
  key: string;
  name: Label;
  /** As printed on the receive stamp. */
  shortName: Label;
  system: Label;
  brand: {
    /** The layout of the sign-in screen; four variants (specification §1). */
    skin: 'onlb' | 'ieat' | 'onep' | 'omb';
    /** Three stops, dark to light, for a gradient of 158 degrees. */
    gradient: readonly [string, string, string];
    button: string;
    accent: string;
    /** Height of the emblem on the sign-in screen, in pixels. */
    logoSize: number;
    loader: string;
  };
  header: {
    logoLink: '/' | '/portal' | '/intranet';
    /** Where the logo leads on a phone. */
    mobileLogoLink: '/' | '/portal' | '/intranet';
    /** The bell: tabs Alerts and Logs, or the two links view-all and read-all. */
    bell: 'tabs' | 'links';
    showsLogs: boolean;
    /** Adds a test-system notice to the header in DEV mode. */
    testNotice: boolean;
    /** As stored in the browser under `_lang`. */
    languages: readonly ('th' | 'thOnlb' | 'en')[];
  };
  copyright: boolean;
  dashboard: {
    queues: readonly QueueCode[];
    queueTitles: Partial<Record<QueueCode, Label>>;
    hiddenCollections: readonly CollectionCode[];
    /** Rows of jobCommand show the command instead of the organisation. */
    showsCommandText: boolean;
    /** What a letter is opened under (`roleAssign`): the queue it was opened from, or always the dashboard. */
    actsAs: 'queue' | 'dashboard';
    /** Rows mark who acted on behalf of another. */
    marksOnBehalf: boolean;
  };
  headOfRegistryRoles: readonly number[];
  session: { concurrent: number };
  /** Whether people may request an account on `/register`. */
  registration: boolean;
  /** Whether signing in asks for a captcha after wrong tries (specification §6). */
  captcha: boolean;
  /** Whether long texts may be dictated where the browser can (specification §6). */
  dictation: boolean;
  /** Whether a letter is shown as an A4 sheet while it is written (specification §6). */
  a4Preview: boolean;
  /** Whether the online chat frame is shown if an address is configured. */
  chat: boolean;
}
