import { type RegisteredRouter, useMatches } from '@tanstack/react-router';
import { type TextKey, useText } from '../../platform/i18n';
import { TabTitle } from '../../ui/tab-title';

/** Addresses that lead on to another page at once. */
type Passage = '/' | '/intranet' | '/room' | '/sarabun' | '/settings';

/** The name of each page, by its route. */
export const titles: Readonly<Record<Exclude<keyof RegisteredRouter['routesByPath'], Passage>, TextKey>> = {
  '/portal': 'shell.home',
  '/intranet/manage-intranet': 'intranet.title',
  '/collections/$type': 'collections.title',
  '/sarabun/dashboard': 'queues.title',
  '/sarabun/search': 'search.title',
  '/sarabun/receive': 'documents.desk.title',
  '/sarabun/compose': 'letters.title',
  '/sarabun/drafts': 'shell.myDrafts',
  '/sarabun/offline': 'shell.offline',
  '/sarabun/follow-up': 'followUp.title',
  '/sarabun/pendency': 'followUp.pendency',
  '/sarabun/registers': 'registers.title',
  '/sarabun/registers/$register': 'registers.title',
  '/sarabun/registers/control': 'registers.control',
  '/sarabun/handovers': 'handover.page',
  '/notification-all': 'notifications.title',
  '/notification-all/$module': 'notifications.title',
  '/profile': 'account.profile.title',
  '/account-information': 'account.information.title',
  '/change-password': 'account.password.title',
  '/second-factor': 'secondFactor.title',
  '/signing-pin': 'signingPin.title',
  '/account-line-service': 'line.title',
  '/certificate-register': 'certificates.own.title',
  '/account-requests': 'registration.requests.title',
  '/settings/$menuID': 'settings.centre',
  '/settings/$menuID/certificate-person/$personID': 'settings.centre',
  '/settings/$menuID/$page': 'settings.centre',
  '/settings/$menuID/$page/$detail/$id': 'settings.centre',
  '/manual': 'manuals.title',
  '/manual-document': 'manuals.title',
  '/manual-document-video': 'manuals.title',
  '/sarabun/manual-video': 'manuals.title',
  '/privacy-policy': 'consent.title',
};

/** Shows the name of the page in the browser's tab, even while its screen loads or fails. A screen may set a more specific title. */
export function PageTitle() {
  const { t } = useText();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const title = path && Object.hasOwn(titles, path) && titles[path as keyof typeof titles];
  return title && <TabTitle>{t(title)}</TabTitle>;
}
