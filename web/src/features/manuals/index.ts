export { HelpButton } from './help-button';
export { ManualEditorScreen } from './manual-editor-screen';
export { ManualScreen } from './manual-screen';
export { readManualsSearch } from './manuals-search';
