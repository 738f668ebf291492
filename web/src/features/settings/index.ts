import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPage, lazyPart } from '../../ui/lazy-part';

export { SettingsList } from './settings-list';
export { readSettingsSearch } from './settings-search';
export { SpeedMark } from './speed-mark';
export { offered, offeredByCode, offeredById, useDocumentWords, usePhrases } from './use-document-words';
export { useSettingsAct } from './use-settings-act';
export { useOpenRow, useSettingsState } from './use-settings-state';
export { ConflictFoot, VersionConflict } from './version-conflict';
/** The settings centre, `/settings/3144`. */
export const SettingsCentreScreen = lazyPage(async () => (await import('./settings-centre-screen')).SettingsCentreScreen);
export { useSettingsMenu } from './use-settings';
export const SettingsKind = lazyPart(async () => (await import('./settings-centre-screen')).GroupCard);
/** A plain settings page; any other path leads to `/`. */
export const MasterScreen = lazyPage(async () => (await import('./master-screen')).MasterScreen);
export const SettingsFrame = lazyPage(async () => (await import('./settings-frame')).SettingsFrame);
export const MasterDrawer = lazyDialog(async () => (await import('./master-drawer')).MasterDrawer);
/** The list of a settings page, with custom parts. */
export const MasterPage = lazyPage(async () => (await import('./master-page')).MasterPage);
/** Imports a spreadsheet after a preview. */
export const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog);
