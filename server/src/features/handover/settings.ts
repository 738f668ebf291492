import type { Label } from '@sarabun/contract/values/label';

/** The settings for mails of a handover. */
export interface HandoverSettings {
  agency: Label;
  /** The public address of the portal. */
  publicUrl: string | null;
}
