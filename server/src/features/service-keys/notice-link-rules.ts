import { isWebAddress, ownAddress } from '@sarabun/contract/values/own-address';

/** Where the link of a notice leads: a page of the portal, or an address at one of the allowed hosts. Null for anything else. */
export function allowedLink(link: string, origins: readonly string[]): string | null {
  const own = ownAddress(link);
  if (own !== null) return own;
  if (!isWebAddress(link)) return null;
  const address = new URL(link);
  return origins.includes(address.origin) ? address.href : null;
}
