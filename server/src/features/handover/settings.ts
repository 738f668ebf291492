import type { OfficeName } from '../../platform/mail';

export interface HandoverSettings {
  agency: OfficeName;
  /** The public address of the portal. */
  publicUrl: string | null;
}
