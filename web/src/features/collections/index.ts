import { lazy } from 'react';

export { CollectionPanels } from './collection-panels';
export { IntranetDialog } from './intranet-dialog';
export { useMarkRead } from './use-collections';
/** All of a group of news and collections, `/collections/{type}`. */
export const CollectionListScreen = lazy(async () => ({ default: (await import('./collection-list-screen')).CollectionListScreen }));
/** The editor of news and collections, `/intranet/manage-intranet`. */
export const ManageIntranetScreen = lazy(async () => ({ default: (await import('./manage-intranet-screen')).ManageIntranetScreen }));
/** Who may publish into which group, `manage-book-creation`. */
export const PublishersPage = lazy(async () => ({ default: (await import('./publishers-page')).PublishersPage }));
