import { lazy } from 'react';

export { useListState } from './use-list-state';
/** Orders to act for posts, `/settings/{menuID}/acting`. */
export const ActingScreen = lazy(async () => ({ default: (await import('./acting-screen')).ActingScreen }));
/** Roles of persons, `/settings/{menuID}/manage-role`. */
export const RolesScreen = lazy(async () => ({ default: (await import('./roles-screen')).RolesScreen }));
/** Administrators and auditors, `/settings/{menuID}/manage-admin`. */
export const AdministratorsScreen = lazy(async () => ({ default: (await import('./administrators-screen')).AdministratorsScreen }));
/** Clearances, `/settings/{menuID}/clearance`. */
export const ClearancesScreen = lazy(async () => ({ default: (await import('./clearances-screen')).ClearancesScreen }));
/** Emergency access, `/settings/{menuID}/break-glass`. */
export const BreakGlassScreen = lazy(async () => ({ default: (await import('./break-glass-screen')).BreakGlassScreen }));
/** What a person may do and why, `/settings/{menuID}/explain-rights`. */
export const ExplainScreen = lazy(async () => ({ default: (await import('./explain-screen')).ExplainScreen }));
/** The own rights, on the own page. */
export const OwnRights = lazy(async () => ({ default: (await import('./own-rights')).OwnRights }));
