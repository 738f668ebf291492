import { lazy } from 'react';

/** Who is in a group of users and what it may use, `users-group/menu-permission-group/{id}`. */
export const GroupPage = lazy(async () => ({ default: (await import('./group-page')).GroupPage }));
