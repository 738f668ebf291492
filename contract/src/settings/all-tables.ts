import type { MasterTable } from './master-table';
import { bookSendFrom } from './tables/book-send-from';
import { bookSendTo } from './tables/book-send-to';
import { documentSecret } from './tables/document-secret';
import { documentSpeed } from './tables/document-speed';
import { documentType } from './tables/document-type';
import { employeeType } from './tables/employee-type';
import { prefix } from './tables/prefix';
import { senderType } from './tables/sender-type';
import { usersGroup } from './tables/users-group';

/** Every settings page that is plain master data. */
export const masterTables: readonly MasterTable[] = [
  prefix,
  employeeType,
  senderType,
  bookSendFrom,
  bookSendTo,
  documentType,
  documentSpeed,
  documentSecret,
  usersGroup,
];

/** The table of a settings page; undefined where the page is none. */
export function masterTableOf(path: string): MasterTable | undefined {
  return masterTables.find((table) => table.path === path);
}
