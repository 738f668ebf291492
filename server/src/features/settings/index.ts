export { forgetWords, wordsOf } from './document-words';
export { settingsRoutes } from './routes';
export { findCommandType, isJobType } from './words-of-work-store';
