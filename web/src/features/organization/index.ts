import { lazy } from 'react';

/** The tree of the office, `/settings/{menuID}/setup-organization`. */
export const OrganizationScreen = lazy(async () => ({ default: (await import('./organization-screen')).OrganizationScreen }));
/** The units as a list, `/settings/{menuID}/manage-section`. */
export const UnitsScreen = lazy(async () => ({ default: (await import('./units-screen')).UnitsScreen }));
export { OfficePicker } from './office-picker';
