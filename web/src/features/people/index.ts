import { lazy } from 'react';

/** The persons of the office, `/settings/{menuID}/employee-information`. */
export const PersonsScreen = lazy(async () => ({ default: (await import('./persons-screen')).PersonsScreen }));
/** Who is signed in, `/settings/{menuID}/user-active`. */
export const ActiveUsersScreen = lazy(async () => ({ default: (await import('./active-users-screen')).ActiveUsersScreen }));
