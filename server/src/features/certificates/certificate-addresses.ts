import { authorityFile, ocspPath, revokedFile } from '@sarabun/contract/certificates/certificate-settings';
import { publicLink } from '../../platform/public-link';

/** The public address of an authority's revocation list; null when the product does not know its own address. */
export function revokedListAddress(publicUrl: string | null, authorityId: number): string | null {
  return publicLink(publicUrl, `${revokedFile}?authority=${authorityId}`);
}

/** The public address that answers about single certificates; null when the product does not know its own address. */
export const ocspAddress = (publicUrl: string | null): string | null => publicLink(publicUrl, ocspPath);

/** The name of a downloaded file, by its path. */
export const fileNames = { [authorityFile]: 'sarabun-authority.crt', [revokedFile]: 'sarabun-revoked.crl' } as const;
