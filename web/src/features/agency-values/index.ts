import { lazyPage, withMoreTexts } from '../../ui/lazy-part';

/** The agency's values, `admin-configs`. */
export const AgencyValuesPage = lazyPage(withMoreTexts(async () => (await import('./agency-values-page')).AgencyValuesPage));
