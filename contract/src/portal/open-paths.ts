/** Pages before sign-in, in the login layout. They are a separate application (`web/src/app/open-app.tsx`). */
export const openPaths = [
  '/login',
  '/register',
  '/first-password',
  '/forgot-password',
  '/reset-password',
  '/outbox',
  '/privacy-policy',
  '/verify-document',
] as const;
export type OpenPath = (typeof openPaths)[number];

/** The public page of an address, or null. The mails of a test system are public in DEV mode only. */
export function openPathOf(address: string, mode: 'PROD' | 'DEV'): OpenPath | null {
  const path = openPaths.find((open) => open === address) ?? (address.startsWith('/verify-document/') ? '/verify-document' : null);
  return path === '/outbox' && mode === 'PROD' ? null : path;
}
