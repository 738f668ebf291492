import { lazyPage } from '../../ui/lazy-part';

/** The tree of units, `/settings/{menuID}/setup-organization`. */
export const OrganizationScreen = lazyPage(async () => (await import('./organization-screen')).OrganizationScreen);
/** The units as a list, `/settings/{menuID}/manage-section`. */
export const UnitsScreen = lazyPage(async () => (await import('./units-screen')).UnitsScreen);
export { OfficePicker } from './office-picker';
/** The posts, `/settings/{menuID}/position-information`. */
export const PostsScreen = lazyPage(async () => (await import('./posts-screen')).PostsScreen);
/** The registries of units, `/settings/{menuID}/sarabun-structure`. */
export const RegistriesScreen = lazyPage(async () => (await import('./registries-screen')).RegistriesScreen);
export { RegistryRouteFields, useRegistryRoute } from './registry-route';
export { useDefaultRoute } from './use-default-route';
