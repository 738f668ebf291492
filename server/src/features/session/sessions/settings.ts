import type { SecretBox } from '../../../platform/keys/secret-box';
import type { SignedCodes } from '../../../platform/keys/signed-code';
import type { Directory } from '../../../platform/services/directory';
import type { Turns } from './turns';

export interface SignInSettings {
  sessionDays: number;
  /** The number of sessions that one person may have open at once. */
  concurrent: number;
  /** Roles for which the agency requires a second factor; `everyone` means all. */
  secondFactorRoles: readonly string[];
  /** The name under which authenticator apps list an account. */
  issuer: string;
  secrets: SecretBox;
  /** The reserved turns of people who were told to wait. */
  turns: Turns;
  /** Signs the captchas of an agency that asks for them after wrong tries; null elsewhere. */
  captcha: SignedCodes | null;
  /** The agency's directory, if configured. */
  directory: Directory | null;
}
