import type { Label } from '@sarabun/contract/values/label';
import type { FileKeys } from '../../platform/keys/file-keys';
import type { SignInSettings } from '../session';

/** What certificates need of the deployment. */
export interface CertificateSettings extends Pick<SignInSettings, 'directory' | 'secrets'> {
  agency: Label;
  /** Where anyone fetches the list of revoked certificates; null leaves it out of the certificates. */
  publicUrl: string | null;
  /** The master keys of the data folder under which private keys are sealed. */
  keys: FileKeys;
}
