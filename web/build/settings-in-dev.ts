import type { Plugin } from 'vite';
import type { PageSettings } from '../../contract/src/portal/page-settings';

/** What the page is told where no server of ours writes it: the demonstration office in test mode. */
const settings: PageSettings = {
  agency: 'DEV-MIX',
  mode: 'DEV',
  version: '0.1.0',
  build: 'dev',
  idle: { after: 1_800_000, logoutDelay: 5000 },
  cookieDays: 30,
  intranetUrl: null,
  chatUrl: null,
};

/** Fills in the page's settings while developing; the built page is filled in by the server. `?agency=OMB` shows another agency. */
export function settingsInDev(): Plugin {
  return {
    name: 'settings-in-dev',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '/' }) {
      const agency = new URL(originalUrl, 'http://localhost').searchParams.get('agency') ?? process.env.APP_NAME ?? settings.agency;
      return html.replace('<!--settings-->', JSON.stringify({ ...settings, agency }).replaceAll('<', '\\u003c'));
    },
  };
}
