import { brandIconAddress, brandManifestAddress } from '@sarabun/contract/agency-values/own-brand';
import { languages } from '@sarabun/contract/constants';
import { type OpenPath, openPathOf } from '@sarabun/contract/portal/open-paths';
import { setNonce } from 'get-nonce';
import { createRoot, type Root } from 'react-dom/client';
import session from '../locales/th/account/session';
import common from '../locales/th/common';
import startWords from '../locales/th/start';
import { agency, ownPicture, pageSettings } from '../platform/agency';
import { browser, onOpenInPlace, reloadOnce } from '../platform/browser';
import { keptLanguage, settleLanguage, speak, startTexts, text } from '../platform/i18n';
import { letterLink } from '../platform/letter-link';
import { lookAtLine } from '../platform/line';
import { signInAddress, token } from '../platform/sign-in-address';
import { kept } from '../platform/storage';
import { styleNonce } from '../platform/style-nonce';
import { brandVariables } from '../ui/brand-variables';
import { askFirst } from './early-calls';
import { hearEarlySearch } from './palette/early-search';
import { StartingScreen } from './starting-screen';

/**
 * Written once, so that the page has only one list of this file's dependencies. What the application stands on is run as it comes, and not all at
 * once with the rest.
 */
const fetchMainApp = () => {
  for (const part of [() => import('../ui/kit'), () => import('../platform/queries')]) part().catch(() => undefined);
  return import('./main-app');
};

/**
 * Starts the page. Public pages and the pages after sign-in are two applications: the first stays small, and changing between them reloads
 * the page, so that nothing of one person stays in memory for the next. Only where nothing can be stored they follow each other in one page.
 */
export async function start(): Promise<Root> {
  dress();
  // The kit's scroll lock behind dialogs adds a style element.
  setNonce(styleNonce());
  startTexts({ common, session, start: startWords });
  const root = createRoot(document.getElementById('root') as HTMLElement);
  onOpenInPlace((address) => {
    history.pushState(null, '', address);
    void openAddress(root);
  });
  await openAddress(root);
  return root;
}

async function openAddress(root: Root): Promise<void> {
  const signedIn = token() !== null;
  if (new URLSearchParams(location.search).get('forceLogout') === 'true') return await forceLogout(signedIn);
  const open = openPathOf(location.pathname, pageSettings().mode);
  // Signed-in people do not need the sign-in screen (specification §2).
  if (open === '/login' && signedIn && kept('userLogin')) return browser.goTo(`/portal${letterLink(location.search)}`);
  // Only the policy exists in both applications.
  if (open && (!signedIn || open !== '/privacy-policy')) return await showOpenPage(root, open);
  if (!signedIn) return browser.goTo(signInAddress(location));
  settleLanguage(languages.header);
  hearEarlySearch();
  askFirst(location);
  root.render(<StartingScreen />);
  const { openMainApp } = await fetched(root, fetchMainApp);
  await openMainApp(root);
}

/** Sign-in is always in Thai, with the texts in the page; the other pages use this browser's language (specification §4). */
async function showOpenPage(root: Root, path: OpenPath): Promise<void> {
  settleLanguage();
  if (path === '/login') {
    const { SignInPage } = await fetched(root, () => import('./sign-in-page'));
    // The next part is loaded during the welcome.
    return root.render(<SignInPage onWelcome={() => void fetchMainApp().catch(() => undefined)} />);
  }
  const [{ OpenApp }] = await fetched(root, () => Promise.all([import('./open-app'), speak(keptLanguage())]));
  root.render(<OpenApp path={path} />);
}

/**
 * Loads a part of the application. If the server answers without it, there is a newer build: the page is loaded again, once. Otherwise shows
 * the failure with a retry until it succeeds.
 */
async function fetched<Part>(root: Root, fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    let reason = '';
    const part = await fetchPart().catch((error: unknown) => {
      reason = String(error);
      return null;
    });
    if (part) return part;
    if (await lookAtLine()) reloadOnce(reason);
    await new Promise<void>((again) => root.render(<StartingScreen failure={{ text: text('start.startFailed'), onRetry: again }} />));
    root.render(<StartingScreen />);
  }
}

/** Ends all sessions of the person, wherever the address was opened (specification §2, `forceLogout`). */
async function forceLogout(signedIn: boolean): Promise<void> {
  if (!signedIn) return browser.goTo('/login');
  const { signOutEverywhere } = await import('../features/session');
  await signOutEverywhere();
}

/** Applies the agency's colours and icon and the person's colour scheme before anything is drawn. */
function dress(): void {
  const { brand, key } = agency();
  const page = document.documentElement;
  for (const [name, value] of Object.entries(brandVariables(brand))) page.style.setProperty(name, value);
  const scheme = kept('scheme');
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  const own = pageSettings().brand;
  const emblem = ownPicture('emblem');
  const icon = document.getElementById('icon');
  icon?.setAttribute('href', emblem ?? (own ? brandIconAddress('plain', own.version) : `/favicon/${key}.svg`));
  if (emblem) icon?.setAttribute('type', 'image/png');
  const manifest = own ? `${brandManifestAddress}?v=${own.version}` : `/manifest/${key}.webmanifest`;
  document.getElementById('manifest')?.setAttribute('href', manifest);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.gradient[0]);
}
