import { lazy } from 'react';

/** What an administrator may set for the agency, `admin-configs`. */
export const AgencyValuesPage = lazy(async () => ({ default: (await import('./agency-values-page')).AgencyValuesPage }));
