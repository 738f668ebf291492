import type { Label } from '@sarabun/contract/values/label';

export interface HandoverSettings {
  agency: Label;
  /** The public address of the portal. */
  publicUrl: string | null;
}
