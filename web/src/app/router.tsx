import { certificateCentre, settingsCentre as settingsCentreId } from '@sarabun/contract/constants';
import { createRootRoute, createRoute, createRouter, Navigate, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { AccountInformationScreen, ProfileScreen } from '../features/account';
import { AccountRequestsScreen } from '../features/account-requests';
import { CertificateCentreScreen, CertificateRegisterScreen, PersonCertificatesScreen } from '../features/certificates';
import { CollectionListScreen, ManageIntranetScreen } from '../features/collections';
import { ReceiveScreen } from '../features/documents';
import { ComposeScreen, DraftsScreen, readComposeSearch } from '../features/drafts';
import { FollowUpScreen, PendencyScreen, readFollowUpSearch, readPendencySearch } from '../features/follow-up';
import { HandoversScreen } from '../features/handover';
import { LineScreen, readLineSearch } from '../features/line';
import { ManualScreen, readManualsSearch } from '../features/manuals';
import { NotificationsScreen, readNotificationsSearch } from '../features/notifications';
import { OfflineScreen } from '../features/offline';
import { PortalScreen } from '../features/portal';
import { DashboardScreen, readDashboardSearch, readLinkSearch } from '../features/queues';
import { ControlScreen, RegistersScreen, readRegistersSearch } from '../features/registers';
import { readSearchState, SearchScreen } from '../features/search';
import { ChangePasswordScreen, PrivacyPolicyScreen, readDevicesSearch, SecondFactorScreen, SigningPinScreen } from '../features/session';
import { readSettingsSearch, SettingsCentreScreen } from '../features/settings';
import { pageSettings } from '../platform/agency';
import { browser } from '../platform/browser';
import { followsLetterLinks, letterLink } from '../platform/letter-link';
import { lazyPage } from '../ui/lazy-part';
import { CrashScreen } from './crash-screen';
import { MainLayout } from './layout/main-layout';
import { SettingsDetailScreen, SettingsPageScreen } from './settings-pages';

const root = createRootRoute({
  component: MainLayout,
  notFoundComponent: () => <Navigate to="/" replace />,
  // Runs before the pages parse their search, which does not include such codes.
  beforeLoad: ({ location }) => {
    const link = letterLink(location.searchStr);
    if (link && !followsLetterLinks(location.pathname)) throw redirect({ to: '/portal', search: Object.fromEntries(new URLSearchParams(link)), replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/intranet', replace: true });
  },
});

/** The agency's own intranet if it has one, otherwise the portal. */
const intranet = createRoute({
  getParentRoute: () => root,
  path: '/intranet',
  beforeLoad: () => {
    const { intranetUrl } = pageSettings();
    if (!intranetUrl) throw redirect({ to: '/portal', replace: true });
    browser.goTo(intranetUrl);
  },
  component: () => null,
});

const manageIntranet = createRoute({ getParentRoute: () => root, path: '/intranet/manage-intranet', component: ManageIntranetScreen });
const collectionList = createRoute({ getParentRoute: () => root, path: '/collections/$type', component: CollectionListScreen });
const portal = createRoute({ getParentRoute: () => root, path: '/portal', validateSearch: readLinkSearch, component: PortalScreen });

/** The header's menu uses this address for the registry (specification §2); its only page is the dashboard. */
const registry = createRoute({
  getParentRoute: () => root,
  path: '/sarabun',
  beforeLoad: () => {
    throw redirect({ to: '/sarabun/dashboard', replace: true });
  },
});

/** The system for meeting rooms stands at this path where the deployment has one; here are its notices. */
const room = createRoute({
  getParentRoute: () => root,
  path: '/room',
  beforeLoad: () => {
    throw redirect({ to: '/notification-all/$module', params: { module: 'ROOM' }, replace: true });
  },
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/sarabun/dashboard',
  validateSearch: readDashboardSearch,
  component: DashboardScreen,
});

const registers = createRoute({ getParentRoute: () => root, path: '/sarabun/registers', validateSearch: readRegistersSearch, component: RegistersScreen });
const register = createRoute({
  getParentRoute: () => root,
  path: '/sarabun/registers/$register',
  validateSearch: readRegistersSearch,
  component: RegistersScreen,
});
const control = createRoute({ getParentRoute: () => root, path: '/sarabun/registers/control', validateSearch: readRegistersSearch, component: ControlScreen });
const search = createRoute({ getParentRoute: () => root, path: '/sarabun/search', validateSearch: readSearchState, component: SearchScreen });
const followUp = createRoute({ getParentRoute: () => root, path: '/sarabun/follow-up', validateSearch: readFollowUpSearch, component: FollowUpScreen });
const pendency = createRoute({ getParentRoute: () => root, path: '/sarabun/pendency', validateSearch: readPendencySearch, component: PendencyScreen });
const receive = createRoute({ getParentRoute: () => root, path: '/sarabun/receive', component: ReceiveScreen });
const compose = createRoute({ getParentRoute: () => root, path: '/sarabun/compose', validateSearch: readComposeSearch, component: ComposeScreen });
const drafts = createRoute({ getParentRoute: () => root, path: '/sarabun/drafts', component: DraftsScreen });
const offline = createRoute({ getParentRoute: () => root, path: '/sarabun/offline', component: OfflineScreen });
const notifications = createRoute({
  getParentRoute: () => root,
  path: '/notification-all',
  validateSearch: readNotificationsSearch,
  component: NotificationsScreen,
});
const moduleNotifications = createRoute({
  getParentRoute: () => root,
  path: '/notification-all/$module',
  validateSearch: readNotificationsSearch,
  component: NotificationsScreen,
});
/** The account pages share a frame. */
const AccountLayout = lazyPage(async () => (await import('./layout/account-layout')).AccountLayout);
const account = createRoute({ getParentRoute: () => root, id: 'account', component: AccountLayout });
const profile = createRoute({ getParentRoute: () => account, path: '/profile', component: ProfileScreen });
const accountInformation = createRoute({
  getParentRoute: () => account,
  path: '/account-information',
  validateSearch: readDevicesSearch,
  component: AccountInformationScreen,
});
const changePassword = createRoute({ getParentRoute: () => account, path: '/change-password', component: ChangePasswordScreen });
const lineService = createRoute({ getParentRoute: () => account, path: '/account-line-service', validateSearch: readLineSearch, component: LineScreen });
const handovers = createRoute({ getParentRoute: () => account, path: '/sarabun/handovers', component: HandoversScreen });
const certificateRegister = createRoute({ getParentRoute: () => account, path: '/certificate-register', component: CertificateRegisterScreen });
const accountRequests = createRoute({ getParentRoute: () => root, path: '/account-requests', component: AccountRequestsScreen });
const signingPin = createRoute({ getParentRoute: () => account, path: '/signing-pin', component: SigningPinScreen });
const secondFactor = createRoute({ getParentRoute: () => account, path: '/second-factor', component: SecondFactorScreen });
const privacyPolicy = createRoute({ getParentRoute: () => root, path: '/privacy-policy', component: PrivacyPolicyScreen });

const manual = createRoute({
  getParentRoute: () => root,
  path: '/manual',
  validateSearch: readManualsSearch,
  component: () => <ManualScreen path="/manual" />,
});
const documentManual = createRoute({
  getParentRoute: () => root,
  path: '/manual-document',
  validateSearch: readManualsSearch,
  component: () => <ManualScreen path="/manual-document" />,
});
const documentFilms = createRoute({
  getParentRoute: () => root,
  path: '/manual-document-video',
  validateSearch: readManualsSearch,
  component: () => <ManualScreen path="/manual-document-video" />,
});
const workFilms = createRoute({
  getParentRoute: () => root,
  path: '/sarabun/manual-video',
  validateSearch: readManualsSearch,
  component: () => <ManualScreen path="/sarabun/manual-video" />,
});

/** The settings and certificate centres have one address each; other menu numbers lead nowhere. */
const centres: Readonly<Record<string, ComponentType>> = {
  [settingsCentreId]: SettingsCentreScreen,
  [certificateCentre]: CertificateCentreScreen,
};
const settingsHome = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/$menuID', params: { menuID: String(settingsCentreId) }, replace: true });
  },
});
const settingsCentre = createRoute({
  getParentRoute: () => root,
  path: '/settings/$menuID',
  beforeLoad: ({ params }) => {
    if (!Object.hasOwn(centres, params.menuID)) throw redirect({ to: '/', replace: true });
  },
  component: () => {
    const { menuID } = settingsCentre.useParams();
    const Centre = centres[menuID];
    return Centre && <Centre />;
  },
});
const certificatePerson = createRoute({
  getParentRoute: () => root,
  path: '/settings/$menuID/certificate-person/$personID',
  component: () => <PersonCertificatesScreen personId={Number(certificatePerson.useParams().personID)} />,
});
const settingsPage = createRoute({
  getParentRoute: () => root,
  path: '/settings/$menuID/$page',
  validateSearch: readSettingsSearch,
  component: SettingsPageScreen,
});
const settingsDetail = createRoute({ getParentRoute: () => root, path: '/settings/$menuID/$page/$detail/$id', component: SettingsDetailScreen });

const routeTree = root.addChildren([
  home,
  intranet,
  manageIntranet,
  collectionList,
  portal,
  registry,
  room,
  dashboard,
  search,
  receive,
  compose,
  drafts,
  followUp,
  pendency,
  registers,
  control,
  register,
  offline,
  notifications,
  moduleNotifications,
  account.addChildren([handovers, profile, accountInformation, changePassword, secondFactor, signingPin, lineService, certificateRegister]),
  accountRequests,
  settingsHome,
  settingsCentre,
  certificatePerson,
  settingsPage,
  settingsDetail,
  manual,
  documentManual,
  documentFilms,
  workFilms,
  privacyPolicy,
]);

/** The pages after sign-in. A page is declared here when it has a screen; any other path leads to `/`. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
