import { lazyPart } from '../../ui/lazy-part';

/** Persons, units and posts from a sheet. */
export const OfficeImport = lazyPart(async () => (await import('./office-import')).OfficeImport);
