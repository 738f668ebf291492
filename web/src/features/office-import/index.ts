export { OfficeImport } from './office-import';
