import { lazyPage } from '../../ui/lazy-part';

/** The agency's values, `admin-configs`. */
export const AgencyValuesPage = lazyPage(async () => (await import('./agency-values-page')).AgencyValuesPage);
