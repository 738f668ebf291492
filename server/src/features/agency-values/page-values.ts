import { standardRows } from '@sarabun/contract/agency-values/standard-rows';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Database } from '../../platform/database';
import { pageBrand } from './branding';
import { currentValues } from './current-values';

/** The settings sent with the page: the deployment's, overridden by the agency's. */
export async function pageValues(db: Database, base: PageSettings, now: Date): Promise<PageSettings> {
  const { off, number, text, policyVersion } = await currentValues(db);
  const idleMinutes = number('idleMinutes');
  const logoutSeconds = number('idleLogoutSeconds');
  const footerTh = text('footerTh');
  return {
    ...base,
    idle: {
      after: idleMinutes === null ? base.idle.after : idleMinutes * 60_000,
      logoutDelay: logoutSeconds === null ? base.idle.logoutDelay : logoutSeconds * 1000,
    },
    cookieDays: number('cookieDays') ?? base.cookieDays,
    uploadLimitMb: number('uploadLimitMb') ?? base.uploadLimitMb,
    policyVersion: policyVersion(bangkokDay(now)),
    rows: {
      lists: number('listRows') ?? standardRows.lists,
      queues: number('queueRows') ?? standardRows.queues,
      panels: number('panelRows') ?? standardRows.panels,
    },
    footer: footerTh === '' ? null : { th: footerTh, en: text('footerEn') || footerTh },
    contact: text('contact'),
    brand: await pageBrand(db),
    logoJumps: number('logoJumps') === 1,
    functionsOff: [...off],
  };
}
