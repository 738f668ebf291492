import type { Label } from '@sarabun/contract/values/label';

/** How accounts are asked for here. */
export interface AccountRequestSettings {
  /** Whether the agency takes requests at all. */
  allowed: boolean;
  agency: Label;
  /** Under which address people reach the portal. */
  publicUrl: string | null;
  /** Whether a directory may check passwords. */
  hasDirectory: boolean;
}
