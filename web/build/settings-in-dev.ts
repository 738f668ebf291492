import type { Plugin } from 'vite';
import { cookieDays, idle } from '../../contract/src/constants.ts';
import type { PageSettings } from '../../contract/src/portal/page-settings';
import { contractAgencies } from './contract-agencies.ts';

const settings: Omit<PageSettings, 'agency'> = {
  mode: 'DEV',
  version: '0.1.0',
  build: 'dev',
  idle,
  cookieDays: cookieDays.consent,
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
