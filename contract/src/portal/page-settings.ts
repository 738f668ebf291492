import type { AgencyCode } from '../agencies/agency';
import type { Branding } from '../agency-values/branding';
import type { FunctionCode } from '../agency-values/functions';
import type { RowsOf } from '../agency-values/standard-rows';

/** Name, colours and pictures that the agency set for itself; empty texts and nulls leave those of its profile. */
export type PageBrand = Branding & { version: number };

/** The settings in the page itself, as JSON in the element `#settings`. They contain no secret. */
export interface PageSettings {
  agency: AgencyCode;
  mode: 'PROD' | 'DEV';
  version: string;
  build: string;
  /** Idle time before the overlay, in milliseconds, and the delay from the idle event to signing out. */
  idle: { after: number; logoutDelay: number };
  cookieDays: number;
  /** Rows per page, where the agency has set them. */
  rows?: Partial<Record<RowsOf, number>>;
  /** The size that files of a letter may have, in MB (2^20 bytes). */
  uploadLimitMb?: number | undefined;
  /** The current version of the privacy policy: people who accepted the cookies of an earlier one are asked again. */
  policyVersion?: number;
  /** The agency's own footer text, or null for the standard one. */
  footer?: { th: string; en: string } | null;
  /** The contact for help; empty if not set. */
  contact?: string;
  brand?: PageBrand | null;
  /** Whether a document archive is configured. */
  hasArchive?: boolean;
  /** Whether the logo loads the page it leads to anew. */
  logoJumps?: boolean;
  /** Functions of the product that the agency has switched off. */
  functionsOff?: readonly FunctionCode[];
  /** The agency's own intranet address, or null: `/intranet` then leads to `/portal`. */
  intranetUrl: string | null;
  chatUrl: string | null;
  /** The name of the agency's OpenID Connect provider, if the sign-in screen offers it. */
  provider: string | null;
}
