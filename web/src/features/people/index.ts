import { lazyPage } from '../../ui/lazy-part';

/** A unit set up step by step, `/settings/{menuID}/set-up-unit`. */
export const SetUpScreen = lazyPage(async () => (await import('./set-up-screen')).SetUpScreen);

/** The persons of the office, `/settings/{menuID}/employee-information`. */
export const PersonsScreen = lazyPage(async () => (await import('./persons-screen')).PersonsScreen);
/** The signed-in people, `/settings/{menuID}/user-active`. */
export const ActiveUsersScreen = lazyPage(async () => (await import('./active-users-screen')).ActiveUsersScreen);
