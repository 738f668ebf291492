import { lazyPage, lazyPart } from '../../ui/lazy-part';

export { useListState } from './use-list-state';
/** Orders to act for posts, `/settings/{menuID}/acting`. */
export const ActingScreen = lazyPage(async () => (await import('./acting-screen')).ActingScreen);
/** Roles of persons, `/settings/{menuID}/manage-role`. */
export const RolesScreen = lazyPage(async () => (await import('./roles-screen')).RolesScreen);
/** Administrators and auditors, `/settings/{menuID}/manage-admin`. */
export const AdministratorsScreen = lazyPage(async () => (await import('./administrators-screen')).AdministratorsScreen);
/** Clearances, `/settings/{menuID}/clearance`. */
export const ClearancesScreen = lazyPage(async () => (await import('./clearances-screen')).ClearancesScreen);
/** Emergency access, `/settings/{menuID}/break-glass`. */
export const BreakGlassScreen = lazyPage(async () => (await import('./break-glass-screen')).BreakGlassScreen);
/** What a person may do and why, `/settings/{menuID}/explain-rights`. */
export const ExplainScreen = lazyPage(async () => (await import('./explain-screen')).ExplainScreen);
/** The own rights, on the own page. */
export const OwnRights = lazyPart(async () => (await import('./own-rights')).OwnRights);
