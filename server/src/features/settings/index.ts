export { createRow } from './create-row';
export { wordsOf } from './document-words';
export { nameOfPlan, namesFor, planSheet, readSheet, shownLines } from './import-rows';
export type { PlannedLine } from './import-rules';
export { changedMeanwhile, importHasFaults, planIsOld } from './refusals';
export { settingsRoutes } from './routes';
export { sweepSettingsFiles } from './settings-files';
export { findCommandType, isJobType, isWritten } from './words-of-work-store';
