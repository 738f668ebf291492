import type { SecretBox } from '../../../platform/keys/secret-box';
import type { Directory } from '../../../platform/services/directory';
import type { Turns } from './turns';

/** How people sign in here. */
export interface SignInSettings {
  sessionDays: number;
  /** So many sessions of one person may be open at once. */
  concurrent: number;
  /** Roles of which the agency demands a second factor; `everyone` means all. */
  secondFactorRoles: readonly string[];
  /** Under which name authenticator apps list an account. */
  issuer: string;
  secrets: SecretBox;
  /** Turns of those who were told to wait. */
  turns: Turns;
  /** The agency's directory, where one is configured. */
  directory: Directory | null;
}
