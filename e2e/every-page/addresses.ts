import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Who looks at a page: an account of the demonstration office, or nobody before the sign-in. */
export type Looker = 'admin' | 'central' | 'director' | 'nobody';

export interface Address {
  path: string;
  as: Looker;
}

/** Pages before the sign-in. */
const open = ['/login', '/register', '/first-password', '/forgot-password', '/reset-password', '/privacy-policy', '/verify-document/unknown', '/outbox'];

/** Pages of the administrator beyond the settings, which the server lists. */
const ofAdmin = ['/settings/3144', '/settings/3284', '/account-requests', '/intranet/manage-intranet'];

/** Pages of a registrar. A number stands for a part of a pattern. */
const ofRegistrar = [
  '/portal',
  '/collections/news',
  '/sarabun/dashboard',
  '/sarabun/dashboard?queue=unreceived',
  '/sarabun/dashboard?document=1',
  '/sarabun/search?q=ประชุม',
  '/sarabun/receive',
  '/sarabun/compose',
  '/sarabun/compose?kind=1',
  '/sarabun/drafts',
  '/sarabun/follow-up',
  '/sarabun/offline',
  '/sarabun/registers',
  '/sarabun/registers/1',
  '/notification-all',
  '/notification-all/LEAVE',
  '/profile',
  '/account-information',
  '/change-password',
  '/second-factor',
  '/signing-pin',
  '/account-line-service',
  '/certificate-register',
  '/sarabun/handovers',
  '/manual',
  '/manual-document',
  '/manual-document-video',
  '/sarabun/manual-video',
];
const ofDirector = ['/sarabun/pendency', '/sarabun/dashboard?queue=sign', '/sarabun/registers/control'];

/** Patterns that lead on at once, or are filled from links of the settings pages. */
const elsewhere = ['/', '/intranet', '/sarabun', '/room', '/settings', '/settings/$menuID/$page', '/settings/$menuID/$page/$detail/$id'];

/** Settings pages whose rows have a page of their own; the first row is visited. */
export const rowPages = ['certificate-person', 'registration-book-display', 'admin-application', 'users-group', 'sign-type'];
const rowPatterns = ['/settings/$menuID/certificate-person/$personID'];

/** Every page except those of the settings. Fails if the router has a page that is not among them. */
export function fixedAddresses(): Address[] {
  const router = readFileSync(fileURLToPath(new URL('../../web/src/app/router.tsx', import.meta.url)), 'utf8');
  const declared = [...router.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
  const as = (looker: Looker, paths: readonly string[]) => paths.map((path): Address => ({ path, as: looker }));
  const all = [...as('nobody', open), ...as('admin', ofAdmin), ...as('central', ofRegistrar), ...as('director', ofDirector)];
  const shown = (pattern: string) => all.some(({ path }) => new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path.split('?')[0] ?? ''));
  const forgotten = declared.filter((path) => ![...elsewhere, ...rowPatterns].includes(path) && !shown(path));
  if (forgotten.length > 0) throw new Error(`e2e/every-page/addresses.ts does not visit ${forgotten.join(', ')}`);
  return all;
}
