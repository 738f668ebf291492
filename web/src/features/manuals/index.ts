import { lazyPage } from '../../ui/lazy-part';

export { HelpButton } from './help-button';
export { readManualsSearch } from './manuals-search';

export const ManualEditorScreen = lazyPage(async () => (await import('./manual-editor-screen')).ManualEditorScreen);
/** The manuals and films, `/manual` etc. */
export const ManualScreen = lazyPage(async () => (await import('./manual-screen')).ManualScreen);
