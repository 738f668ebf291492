import { lazy } from 'react';

/** The tree of the office, `/settings/{menuID}/setup-organization`. */
export const OrganizationScreen = lazy(async () => ({ default: (await import('./organization-screen')).OrganizationScreen }));
/** The units as a list, `/settings/{menuID}/manage-section`. */
export const UnitsScreen = lazy(async () => ({ default: (await import('./units-screen')).UnitsScreen }));
export { OfficePicker } from './office-picker';
/** The posts, `/settings/{menuID}/position-information`. */
export const PostsScreen = lazy(async () => ({ default: (await import('./posts-screen')).PostsScreen }));
/** Who registers for which unit, `/settings/{menuID}/sarabun-structure`. */
export const RegistriesScreen = lazy(async () => ({ default: (await import('./registries-screen')).RegistriesScreen }));
export { ProposedDesk } from './proposed-desk';
