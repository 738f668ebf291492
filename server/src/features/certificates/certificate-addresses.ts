import { authorityFile, revokedFile } from '@sarabun/contract/certificates/certificate-settings';
import { publicLink } from '../../platform/public-link';

/** Where anyone fetches the list of revoked certificates of an authority; null where nobody knows under which address the product is reached. */
export function revokedListAddress(publicUrl: string | null, authorityId: number): string | null {
  return publicLink(publicUrl, `${revokedFile}?authority=${authorityId}`);
}

/** The name of a fetched file, by its address. */
export const fileNames = { [authorityFile]: 'sarabun-authority.crt', [revokedFile]: 'sarabun-revoked.crl' } as const;
