import { lazyPage } from '../../ui/lazy-part';

/** The person's LINE account: linked or not, and how to link it. */
export const LineScreen = lazyPage(async () => (await import('./line-screen')).LineScreen);

/** The address may carry the token with which LINE started a link. */
export function readLineSearch(search: Record<string, unknown>): { linkToken?: string } {
  return typeof search.linkToken === 'string' && search.linkToken !== '' ? { linkToken: search.linkToken } : {};
}
