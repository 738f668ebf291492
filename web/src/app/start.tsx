import { languages } from '@sarabun/contract/constants';
import { setNonce } from 'get-nonce';
import { createRoot, type Root } from 'react-dom/client';
import session from '../locales/th/account/session';
import common from '../locales/th/common';
import startWords from '../locales/th/start';
import ui from '../locales/th/ui';
import { agency, pageSettings } from '../platform/agency';
import { browser } from '../platform/browser';
import { keptLanguage, settleLanguage, speak, startTexts, text } from '../platform/i18n';
import { letterLink } from '../platform/letter-link';
import { keptUser, signInAddress, token } from '../platform/session';
import { kept } from '../platform/storage';
import { styleNonce } from '../platform/style-nonce';
import { brandVariables } from '../ui/brand-variables';
import { type OpenPath, openPathOf } from './paths';
import { StartingScreen } from './starting-screen';

/** Said once: the page brings a list of all files that this one needs. */
const fetchMainApp = () => import('./main-app');

/**
 * Starts the page. Pages open to anyone and the pages behind the sign-in are two applications: the first stays small, and
 * going from one to the other loads the page anew, so that nothing of one person is left in memory for the next.
 */
export async function start(): Promise<Root> {
  dress();
  // The kit locks the page behind a dialog by a style of its own.
  setNonce(styleNonce());
  startTexts({ common, session, start: startWords, ui });
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await openAddress(root);
  return root;
}

async function openAddress(root: Root): Promise<void> {
  const signedIn = token() !== null;
  if (new URLSearchParams(location.search).get('forceLogout') === 'true') return await forceLogout(signedIn);
  const open = openPathOf(location.pathname, pageSettings().mode);
  // Who is signed in has no business at the sign-in screen (specification §2).
  if (open === '/login' && signedIn && keptUser()) return browser.goTo(`/portal${letterLink(location.search)}`);
  // Only the policy is also a page among those behind the sign-in.
  if (open && (!signedIn || open !== '/privacy-policy')) return await showOpenPage(root, open);
  if (!signedIn) return browser.goTo(signInAddress(location));
  settleLanguage(languages.header);
  root.render(<StartingScreen />);
  const { openMainApp } = await fetched(root, fetchMainApp);
  await openMainApp(root);
}

/** Sign-in always speaks Thai, with the texts that came with the page; the others speak the language of this browser (specification §4). */
async function showOpenPage(root: Root, path: OpenPath): Promise<void> {
  settleLanguage();
  if (path === '/login') {
    const { SignInPage } = await fetched(root, () => import('./sign-in-page'));
    // What comes next is fetched while the welcome is read.
    return root.render(<SignInPage onWelcome={() => void fetchMainApp().catch(() => undefined)} />);
  }
  const [{ OpenApp }] = await fetched(root, () => Promise.all([import('./open-app'), speak(keptLanguage())]));
  root.render(<OpenApp path={path} />);
}

/** Fetches a part of the application. Where it does not come that is said, with a way to try again, until it does. */
async function fetched<Part>(root: Root, fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const part = await fetchPart().catch(() => null);
    if (part) return part;
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

/** Puts on the agency's colours and icon and the person's colour scheme, before anything is drawn. */
function dress(): void {
  const { brand, key } = agency();
  const page = document.documentElement;
  for (const [name, value] of Object.entries(brandVariables(brand))) page.style.setProperty(name, value);
  const scheme = kept('scheme');
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  document.getElementById('icon')?.setAttribute('href', `/favicon/${key}.svg`);
}
