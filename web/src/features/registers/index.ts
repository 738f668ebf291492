import { lazyPage } from '../../ui/lazy-part';

export { readRegistersSearch } from './registers-search';

/** The registers of the office, `/sarabun/registers`. */
export const RegistersScreen = lazyPage(async () => (await import('./registers-screen')).RegistersScreen);
/** The control register of secret letters, `/sarabun/registers/control`. */
export const ControlScreen = lazyPage(async () => (await import('./control-screen')).ControlScreen);
/** Rights on numbers, `/settings/{menuID}/manage-number-premission`. */
export const NumberRightsScreen = lazyPage(async () => (await import('./setup/number-rights-screen')).NumberRightsScreen);
/** Whether all numbers are complete, `/settings/{menuID}/number-check`. */
export const NumberCheckScreen = lazyPage(async () => (await import('./setup/number-check-screen')).NumberCheckScreen);
/** What each registry is shown, `/settings/{menuID}/registration-display`. */
export const RegistrationScreen = lazyPage(async () => (await import('./setup/registration-screen')).RegistrationScreen);
/** The layout of registers, `/settings/{menuID}/registration-book-display`, and its two pages below. */
export const BooksScreen = lazyPage(async () => (await import('./setup/books-screen')).BooksScreen);
export const BookColumnsPage = lazyPage(async () => (await import('./setup/book-columns-page')).BookColumnsPage);
export const BookFunctionsPage = lazyPage(async () => (await import('./setup/book-functions-page')).BookFunctionsPage);
