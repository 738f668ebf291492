import { lazyPage } from '../../ui/lazy-part';

/** Who is in a group of users and what it may use, `users-group/menu-permission-group/{id}`. */
export const GroupPage = lazyPage(async () => (await import('./group-page')).GroupPage);
