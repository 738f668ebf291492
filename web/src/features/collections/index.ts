import { lazyPage } from '../../ui/lazy-part';

export { CollectionPanels } from './collection-panels';
export { IntranetDialog } from './opened-item';
export { askCollections, itemsOf, newestQuery, useMarkRead } from './use-collections';
/** All items of a group, `/collections/{type}`. */
export const CollectionListScreen = lazyPage(async () => (await import('./collection-list-screen')).CollectionListScreen);
/** The editor of news and collections, `/intranet/manage-intranet`. */
export const ManageIntranetScreen = lazyPage(async () => (await import('./manage-intranet-screen')).ManageIntranetScreen);
/** Who may publish in which group, `manage-book-creation`. */
export const PublishersPage = lazyPage(async () => (await import('./publishers-page')).PublishersPage);
