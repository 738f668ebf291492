import { lazyPage } from '../../ui/lazy-part';

export { HelpButton } from './help-button';
export { readManualsSearch } from './manuals-search';

/** Where an administrator writes the manuals, a page of the settings. */
export const ManualEditorScreen = lazyPage(async () => (await import('./manual-editor-screen')).ManualEditorScreen);
/** The manuals and films, `/manual` and its kin. */
export const ManualScreen = lazyPage(async () => (await import('./manual-screen')).ManualScreen);
