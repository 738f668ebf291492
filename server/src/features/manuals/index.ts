export { bringStandardTexts } from './bring-standard-texts';
export { manualRoutes } from './routes';
