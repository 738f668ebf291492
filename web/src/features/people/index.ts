import { lazyPage } from '../../ui/lazy-part';

/** The persons of the office, `/settings/{menuID}/employee-information`. */
export const PersonsScreen = lazyPage(async () => (await import('./persons-screen')).PersonsScreen);
/** The signed-in people, `/settings/{menuID}/user-active`. */
export const ActiveUsersScreen = lazyPage(async () => (await import('./active-users-screen')).ActiveUsersScreen);
