export { forgetWords, wordsOf } from './document-words';
export { settingsRoutes } from './routes';
