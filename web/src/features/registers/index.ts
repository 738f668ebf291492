import { lazyRouteComponent } from '@tanstack/react-router';

export { readRegistersSearch } from './registers-search';

/** The registers of the office, `/sarabun/registers`. */
export const RegistersScreen = lazyRouteComponent(() => import('./registers-screen'), 'RegistersScreen');
