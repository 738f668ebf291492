import { lazyPage } from '../../ui/lazy-part';

/** The person's LINE account: linked or not, and how. */
export const LineScreen = lazyPage(async () => (await import('./line-screen')).LineScreen);

/** What the address of the page may carry: the token by which LINE began a link. */
export function readLineSearch(search: Record<string, unknown>): { linkToken?: string } {
  return typeof search.linkToken === 'string' && search.linkToken !== '' ? { linkToken: search.linkToken } : {};
}
