import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export { readRegistersSearch } from './registers-search';

/** The registers of the office, `/sarabun/registers`. */
export const RegistersScreen = lazyRouteComponent(() => import('./registers-screen'), 'RegistersScreen');
/** The control register of secret letters, `/sarabun/registers/control`. */
export const ControlScreen = lazyRouteComponent(() => import('./control-screen'), 'ControlScreen');
/** Rights on numbers, `/settings/{menuID}/manage-number-premission`. */
export const NumberRightsScreen = lazy(async () => ({ default: (await import('./number-rights-screen')).NumberRightsScreen }));
/** What each registry is shown, `/settings/{menuID}/registration-display`. */
export const RegistrationScreen = lazy(async () => ({ default: (await import('./registration-screen')).RegistrationScreen }));
/** The layout of registers, `/settings/{menuID}/registration-book-display`, and its two pages below. */
export const BooksScreen = lazy(async () => ({ default: (await import('./books-screen')).BooksScreen }));
export const BookColumnsPage = lazy(async () => ({ default: (await import('./book-columns-page')).BookColumnsPage }));
export const BookFunctionsPage = lazy(async () => ({ default: (await import('./book-functions-page')).BookFunctionsPage }));
