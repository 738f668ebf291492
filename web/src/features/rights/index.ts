import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPage } from '../../ui/lazy-part';

export { useListState } from './use-list-state';
/** Roles of persons, `/settings/{menuID}/manage-role`. */
export const RolesScreen = lazyPage(async () => (await import('./roles-screen')).RolesScreen);
/** Gives a person a role. */
export const GiveRoleDrawer = lazyDialog(async () => (await import('./role-form')).RoleForm);
/** Administrators and auditors, `/settings/{menuID}/manage-admin`. */
export const AdministratorsScreen = lazyPage(async () => (await import('./administrators-screen')).AdministratorsScreen);
/** Clearances, `/settings/{menuID}/clearance`. */
export const ClearancesScreen = lazyPage(async () => (await import('./clearances-screen')).ClearancesScreen);
/** Emergency access, `/settings/{menuID}/break-glass`. */
export const BreakGlassScreen = lazyPage(async () => (await import('./break-glass-screen')).BreakGlassScreen);
/** What a person may do and why, `/settings/{menuID}/explain-rights`. */
export const ExplainScreen = lazyPage(async () => (await import('./explain-screen')).ExplainScreen);
export { Explained } from './explained';
export { type Party, PartyField } from './party-field';
export { RightsList } from './rights-list';
export { EndForm, OrderField, RightsForm, StateChip, Term } from './rights-parts';
export { rightsKeys, useAbsences, useActingOrders, useMyActing, usePersonRoles } from './use-rights';
