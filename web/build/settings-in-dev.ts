import type { Plugin } from 'vite';
import type { PageSettings } from '../../contract/src/portal/page-settings';
import { contractAgencies } from './contract-agencies.ts';

const settings: Omit<PageSettings, 'agency'> = {
  mode: 'DEV',
  version: '0.1.0',
  build: 'dev',
  idle: { after: 1_800_000, logoutDelay: 5000 },
  cookieDays: 30,
  intranetUrl: null,
  chatUrl: null,
  provider: null,
};

/**
 * Fills in what the page is told while developing; the built page is filled in by the server.
 * `?agency=OMB` or `APP_NAME` shows another agency.
 */
export function settingsInDev(): Plugin {
  return {
    name: 'settings-in-dev',
    apply: 'serve',
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const { standardAgency } = await contractAgencies();
      const agency = new URL(originalUrl, 'http://localhost').searchParams.get('agency') ?? process.env.APP_NAME ?? standardAgency;
      return html.replace('<!--settings-->', JSON.stringify({ ...settings, agency }).replaceAll('<', '\\u003c'));
    },
  };
}
