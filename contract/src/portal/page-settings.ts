import type { AgencyCode } from '../agencies/agency';
import type { FunctionCode } from '../agency-values/functions';
import type { RowsOf } from '../agency-values/standard-rows';

/** What the page itself brings to the browser, as JSON in the element `#settings`. No secret is in it. */
export interface PageSettings {
  agency: AgencyCode;
  mode: 'PROD' | 'DEV';
  version: string;
  build: string;
  /** Idle time before the overlay, in milliseconds, and the delay from the idle event to signing out. */
  idle: { after: number; logoutDelay: number };
  cookieDays: number;
  /** Rows of a page, where the agency has set them. */
  rows?: Partial<Record<RowsOf, number>>;
  /** The version of the privacy policy in force: whoever accepted the cookies of an earlier one is asked again. */
  policyVersion?: number;
  /** The agency's own text in the footer, or null for the standard one. */
  footer?: { th: string; en: string } | null;
  /** Whom to ask for help; empty where it is not said. */
  contact?: string;
  /** Whether the logo loads the page it leads to anew. */
  logoJumps?: boolean;
  /** Functions of the product that the agency has switched off. */
  functionsOff?: readonly FunctionCode[];
  /** The agency's own intranet address, or null: `/intranet` then leads to `/portal`. */
  intranetUrl: string | null;
  chatUrl: string | null;
  /** The name of the agency's OpenID Connect provider, where the sign-in screen offers it. */
  provider: string | null;
}
