import type { OfficeName } from '../../platform/mail';

export interface AccountRequestSettings {
  /** Whether the agency accepts requests. */
  allowed: boolean;
  agency: OfficeName;
  /** The public address of the portal. */
  publicUrl: string | null;
  /** Whether a directory may check passwords. */
  hasDirectory: boolean;
}
