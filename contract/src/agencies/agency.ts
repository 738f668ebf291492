import type { CollectionCode } from '../portal/collection';
import type { QueueCode } from '../queues/queue-codes';
import type { Label } from '../values/label';

/** The settings that `APP_NAME` may name (specification §1). */
export const agencyCodes = ['IEAT', 'OMB', 'ONEP', 'ONLB', 'SAT', 'VEC', 'KRU', 'DTN', 'DEV-MIX'] as const;
export type AgencyCode = (typeof agencyCodes)[number];

/** One deployment. It answers questions; nothing else in the product asks which agency runs. */
export interface Agency {
  code: AgencyCode;
  /** Lower-case name of the emblem's file and of the browser storage keys' prefix. */
  key: string;
  name: Label;
  /** As the receive stamp prints it. */
  shortName: Label;
  system: Label;
  brand: {
    /** How the sign-in screen is laid out; four variants (specification §1). */
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
    /** As kept in browser storage under `_lang`. */
    languages: readonly ('th' | 'thOnlb' | 'en')[];
  };
  /** Whether the footer carries a copyright line. */
  copyright: boolean;
  /** Whether the forgotten-password screen shows the agency's own emblem and title. */
  ownForgotPassword: boolean;
  dashboard: {
    queues: readonly QueueCode[];
    /** Another word for a queue. */
    queueTitles: Partial<Record<QueueCode, Label>>;
    hiddenCollections: readonly CollectionCode[];
    /** Rows of jobCommand show the command instead of the organisation. */
    showsCommandText: boolean;
    /** Rows mark who acted on behalf of another. */
    marksOnBehalf: boolean;
  };
  headOfRegistryRoles: readonly number[];
  session: { concurrent: number };
  /** Whether a person may ask for an account on `/register`. */
  registration: boolean;
  /** Whether the frame of the online chat is offered where an address is configured. */
  chat: boolean;
}
