/** Settings pages, below `/settings/{menuID}/` (specification §2). */
const settingsPages = [
  'manage-admin',
  'role-type',
  'employee-type',
  'employee-information',
  'manage-section',
  'position-information',
  'history-activity',
  'manage-role',
  'sarabun-structure',
  'document-central',
  'manage-book-creation',
  'system-functions',
  'registration-display',
  'registration-book-display',
  'document-secret',
  'document-speed',
  'book-send-from',
  'book-send-to',
  'users-group',
  'admin-application',
  'setup-organization',
  'admin-configs',
  'job-type',
  'document-type',
  'certificate-person',
  'certificate-person-auto',
  'certificate-person-request',
  'sign-type',
  'command-type',
  'prefix',
  'suffix',
  'setting-notifications',
  'user-active',
  'position-level',
  'position-type',
  'setting-modules-notification',
  'setting-modules-notification-lists',
  'activity-system-log',
  'manage-number-premission',
  'user-account-close-premission',
  'DocumentManual',
  'serdertype',
  'system-manage-book-group',
  'system-category-document-book',
  'registration-book-display/manage-columns/$id',
  'registration-book-display/manage-function-book-display/$id',
  'admin-application/menu-system/$id',
  'users-group/menu-permission-group/$id',
  'sign-type/signTypeGroup/$id',
  'certificate-person/$personID',
] as const;

/** Pages of the settings that the requirements ask for beyond the specification. */
const furtherSettingsPages = [
  'set-up-unit',
  'acting',
  'clearance',
  'break-glass',
  'explain-rights',
  'holiday',
  'route-template',
  'letter-form',
  'server-message',
  'failed-jobs',
  'system-health',
  'number-check',
  'service-keys',
  'webhooks',
] as const;

/**
 * Every page of specification §2 and of the wire contract. Only pages with a screen are declared in the router; any other path leads to
 * `/`.
 */
export const specifiedPaths = [
  '/',
  '/intranet',
  '/intranet/manage-intranet',
  '/portal',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/notification-all',
  '/notification-all/$module',
  '/sarabun/dashboard',
  '/sarabun/compose',
  '/sarabun/drafts',
  '/profile',
  '/account-information',
  '/account-line-service',
  '/change-password',
  '/manual',
  '/sarabun/manual-video',
  '/manual-document',
  '/manual-document-video',
  '/privacy-policy',
  '/certificate-register',
  '/verify-document/$code',
  '/outbox',
  '/settings/$menuID',
  ...[...settingsPages, ...furtherSettingsPages].map((page) => `/settings/$menuID/${page}` as const),
] as const;

/** Pages before sign-in, in the login layout. They are a separate application, see `open-app.tsx`. */
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
