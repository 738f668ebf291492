import type { Label } from '@sarabun/contract/values/label';
import type { FileKeys } from '../../platform/keys/file-keys';
import type { AllowedNetworks } from '../../platform/services/outside-address';
import type { SignInSettings } from '../session';

export interface CertificateSettings extends Pick<SignInSettings, 'directory' | 'secrets'> {
  agency: Label;
  /** The public address of the portal; null leaves the revocation list out of certificates. */
  publicUrl: string | null;
  /** The master keys of the data folder that seal the private keys. */
  keys: FileKeys;
  /** The host of the timestamp authority; null if none is configured. */
  timestampHost: string | null;
  /** Networks inside the agency in which authorities outside of it may be asked about revocation. */
  networks: AllowedNetworks;
}
