import { lazyPage } from '../../ui/lazy-part';

/** What an administrator may set for the agency, `admin-configs`. */
export const AgencyValuesPage = lazyPage(async () => (await import('./agency-values-page')).AgencyValuesPage);
