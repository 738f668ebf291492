import { standardAgency } from '@sarabun/contract/agencies/all-agencies';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';

const usual: PageSettings = {
  agency: standardAgency,
  mode: 'PROD',
  version: '0.1.0',
  build: '7',
  idle: { after: 1_800_000, logoutDelay: 5000 },
  cookieDays: 30,
  intranetUrl: null,
  chatUrl: null,
  provider: null,
};

/** Writes the settings into the page as the server does. */
export function setPage(settings: Partial<PageSettings>): void {
  let element = document.getElementById('settings');
  if (!element) {
    element = document.createElement('script');
    element.id = 'settings';
    element.setAttribute('type', 'application/json');
    document.head.append(element);
  }
  element.textContent = JSON.stringify({ ...usual, ...settings });
}
