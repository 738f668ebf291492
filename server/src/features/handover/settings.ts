import type { Label } from '@sarabun/contract/values/label';

/** What the mails of a hand-over say. */
export interface HandoverSettings {
  agency: Label;
  /** Under which address people reach the portal. */
  publicUrl: string | null;
}
