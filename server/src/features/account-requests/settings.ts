import type { Label } from '@sarabun/contract/values/label';

export interface AccountRequestSettings {
  /** Whether the agency accepts requests. */
  allowed: boolean;
  agency: Label;
  /** The public address of the portal. */
  publicUrl: string | null;
  /** Whether a directory may check passwords. */
  hasDirectory: boolean;
}
