import { lazy } from 'react';

export { readSettingsSearch } from './settings-search';
export { SpeedMark } from './speed-mark';
export { offered, offeredByCode, offeredById, useDocumentWords, usePhrases } from './use-document-words';
export { useSettingsAct } from './use-settings-act';
export { useSettingsState } from './use-settings-state';
export { ConflictFoot, VersionConflict } from './version-conflict';
/** The settings centre, `/settings/3144`. */
export const SettingsCentreScreen = lazy(async () => ({ default: (await import('./settings-centre-screen')).SettingsCentreScreen }));
export { useSettingsMenu } from './use-settings';
/** One kind of settings with its pages. */
export const SettingsKind = lazy(async () => ({ default: (await import('./settings-centre-screen')).GroupCard }));
/** A plain page of the settings; any path that is none leads to `/`. */
export const MasterScreen = lazy(async () => ({ default: (await import('./master-screen')).MasterScreen }));
/** What every page of the settings has around it. */
export const SettingsFrame = lazy(async () => ({ default: (await import('./settings-frame')).SettingsFrame }));
/** The drawer of a row, with parts of a page of its own. */
export const MasterDrawer = lazy(async () => ({ default: (await import('./master-drawer')).MasterDrawer }));
/** The list of a settings page, with parts of a page of its own. */
export const MasterPage = lazy(async () => ({ default: (await import('./master-page')).MasterPage }));
/** Imports a spreadsheet after every line of it was shown. */
export const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));
