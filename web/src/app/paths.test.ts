import { openPathOf, openPaths } from '@sarabun/contract/portal/open-paths';
import { expect, test } from 'vitest';
import { specifiedPaths } from './paths';
import { createAppRouter } from './router';

const declared = Object.keys(createAppRouter().routesByPath);

test('the pages of the specification that have a screen', () => {
  const open: readonly string[] = openPaths;
  const hasScreen = (path: string) => declared.includes(path) || open.includes(path.replace('/$code', ''));
  expect(specifiedPaths.filter(hasScreen)).toEqual([
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
    '/settings/$menuID/certificate-person/$personID',
  ]);
});

test('pages of our own next to the specification', () => {
  const specified: readonly string[] = specifiedPaths;
  expect(declared.filter((path) => !specified.includes(path))).toEqual([
    '/collections/$type',
    '/sarabun',
    '/room',
    '/sarabun/search',
    '/sarabun/receive',
    '/sarabun/follow-up',
    '/sarabun/pendency',
    '/sarabun/registers',
    '/sarabun/registers/control',
    '/sarabun/registers/$register',
    '/sarabun/offline',
    '/sarabun/handovers',
    '/second-factor',
    '/signing-pin',
    '/account-requests',
    '/settings',
    '/settings/$menuID/$page',
    '/settings/$menuID/$page/$detail/$id',
  ]);
});

test('what a test system would have mailed is a page in DEV mode only', () => {
  expect(openPathOf('/outbox', 'DEV')).toBe('/outbox');
  expect(openPathOf('/outbox', 'PROD')).toBeNull();
  expect(openPathOf('/reset-password', 'PROD')).toBe('/reset-password');
  expect(openPathOf('/portal', 'PROD')).toBeNull();
});

test('letters are verified with or without a code in the address', () => {
  expect(openPathOf('/verify-document', 'PROD')).toBe('/verify-document');
  expect(openPathOf('/verify-document/7K3M-9QWX-01TZ-RB5C', 'PROD')).toBe('/verify-document');
  expect(openPathOf('/verify-documents', 'PROD')).toBeNull();
});
