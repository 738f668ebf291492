import { Navigate, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ActingScreen } from '../features/acting';
import { AgencyValuesPage } from '../features/agency-values';
import { CertificatePeopleScreen, CertificateRequestsScreen, CertificateRulesScreen } from '../features/certificates';
import { PublishersPage } from '../features/collections';
import { FormsScreen } from '../features/drafts';
import { HistoryScreen } from '../features/history';
import { FailedJobsScreen, SystemHealthScreen } from '../features/jobs';
import { ManualEditorScreen } from '../features/manuals';
import { GroupPage } from '../features/menu-rights';
import { NoticeSettingsScreen, ServerMessagesPage } from '../features/notifications';
import { OrganizationScreen, PostsScreen, RegistriesScreen, UnitsScreen } from '../features/organization';
import { ActiveUsersScreen, PersonsScreen, SetUpScreen } from '../features/people';
import { MenuSystemPage } from '../features/portal';
import { BookColumnsPage, BookFunctionsPage, BooksScreen, NumberCheckScreen, NumberRightsScreen, RegistrationScreen } from '../features/registers';
import { AdministratorsScreen, BreakGlassScreen, ClearancesScreen, ExplainScreen, RolesScreen } from '../features/rights';

import { TemplatesScreen } from '../features/route-templates';
import { ServiceKeysScreen } from '../features/service-keys';
import { MasterScreen } from '../features/settings';
import { SignTypePage } from '../features/signing';
import { WebhooksScreen } from '../features/webhooks';

/** Settings pages that are more than a table, by path. */
export const ownPages: Readonly<Record<string, ComponentType>> = {
  'manage-book-creation': PublishersPage,
  'admin-application': () => <MenuSystemPage />,
  'admin-configs': AgencyValuesPage,
  'certificate-person': CertificatePeopleScreen,
  'certificate-person-auto': CertificateRulesScreen,
  'certificate-person-request': CertificateRequestsScreen,
  'route-template': TemplatesScreen,
  'letter-form': FormsScreen,
  acting: ActingScreen,
  'manage-role': RolesScreen,
  'manage-admin': AdministratorsScreen,
  clearance: ClearancesScreen,
  'break-glass': BreakGlassScreen,
  'explain-rights': ExplainScreen,
  'employee-information': PersonsScreen,
  'setup-organization': OrganizationScreen,
  'manage-section': UnitsScreen,
  'position-information': PostsScreen,
  'sarabun-structure': RegistriesScreen,
  'set-up-unit': SetUpScreen,
  'user-active': ActiveUsersScreen,
  DocumentManual: ManualEditorScreen,
  'setting-notifications': NoticeSettingsScreen,
  'server-message': ServerMessagesPage,
  'history-activity': () => <HistoryScreen of="activity" />,
  'manage-number-premission': NumberRightsScreen,
  'number-check': NumberCheckScreen,
  'registration-display': RegistrationScreen,
  'registration-book-display': BooksScreen,
  'failed-jobs': FailedJobsScreen,
  'system-health': SystemHealthScreen,
  'service-keys': ServiceKeysScreen,
  webhooks: WebhooksScreen,
  'activity-system-log': () => <HistoryScreen of="systemLog" />,
};

/** Pages for a row of a page, by both paths. */
export const pagesBelow: Readonly<Record<string, ComponentType<{ id: number }>>> = {
  'admin-application/menu-system': ({ id }) => <MenuSystemPage parentId={id} />,
  'sign-type/signTypeGroup': ({ id }) => <SignTypePage signTypeId={id} />,
  'registration-book-display/manage-columns': ({ id }) => <BookColumnsPage bookId={id} />,
  'registration-book-display/manage-function-book-display': ({ id }) => <BookFunctionsPage bookId={id} />,
  'users-group/menu-permission-group': ({ id }) => <GroupPage groupId={id} />,
};

/** A settings page, `/settings/{menuID}/<path>`. One without a screen leads to `/`. */
export function SettingsPageScreen() {
  const { page = '' } = useParams({ strict: false });
  const Own = ownPages[page];
  return Own ? <Own key={page} /> : <MasterScreen path={page} />;
}

/** A page for a row, `/settings/{menuID}/<path>/<detail>/{id}`. */
export function SettingsDetailScreen() {
  const { page = '', detail = '', id = '' } = useParams({ strict: false });
  const Below = pagesBelow[`${page}/${detail}`];
  return Below && /^\d{1,9}$/.test(id) ? <Below key={id} id={Number(id)} /> : <Navigate to="/" replace />;
}
