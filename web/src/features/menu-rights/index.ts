import { lazyPage } from '../../ui/lazy-part';

/** A user group's members and rights, `users-group/menu-permission-group/{id}`. */
export const GroupPage = lazyPage(async () => (await import('./group-page')).GroupPage);
