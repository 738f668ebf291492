export { currentValues, forgetValues } from './current-values';
export { pageValues } from './page-values';
export { agencyValueRoutes, refuseFunctionsOff } from './routes';
