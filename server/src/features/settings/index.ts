export { forgetWords, wordsOf } from './document-words';
export { changedMeanwhile } from './refusals';
export { settingsRoutes } from './routes';
export { findCommandType, isJobType } from './words-of-work-store';
