import type { MasterTable } from './master-table';
import { accountClosePermission } from './tables/account-close-permission';
import { bookSendFrom } from './tables/book-send-from';
import { bookSendTo } from './tables/book-send-to';
import { certificatePersonAuto } from './tables/certificate-person-auto';
import { commandType } from './tables/command-type';
import { documentCentral } from './tables/document-central';
import { documentSecret } from './tables/document-secret';
import { documentSpeed } from './tables/document-speed';
import { documentType } from './tables/document-type';
import { employeeType } from './tables/employee-type';
import { holiday } from './tables/holiday';
import { jobType } from './tables/job-type';
import { manageSection } from './tables/manage-section';
import { positionInformation } from './tables/position-information';
import { positionLevel } from './tables/position-level';
import { positionType } from './tables/position-type';
import { prefix } from './tables/prefix';
import { roleType } from './tables/role-type';
import { senderType } from './tables/sender-type';
import { settingModulesNotification } from './tables/setting-modules-notification';
import { settingModulesNotificationLists } from './tables/setting-modules-notification-lists';
import { signType } from './tables/sign-type';
import { suffix } from './tables/suffix';
import { bookCategory } from './tables/system-category-document-book';
import { systemFunctions } from './tables/system-functions';
import { bookGroup } from './tables/system-manage-book-group';
import { usersGroup } from './tables/users-group';

/** Every settings page that is plain master data. */
export const masterTables: readonly MasterTable[] = [
  prefix,
  suffix,
  positionType,
  positionLevel,
  manageSection,
  positionInformation,
  employeeType,
  senderType,
  bookSendFrom,
  bookSendTo,
  documentType,
  documentSpeed,
  documentSecret,
  systemFunctions,
  bookGroup,
  bookCategory,
  commandType,
  jobType,
  documentCentral,
  signType,
  certificatePersonAuto,
  usersGroup,
  roleType,
  accountClosePermission,
  holiday,
  settingModulesNotification,
  settingModulesNotificationLists,
];

/** The table of a settings page; undefined for other pages. */
export function masterTableOf(path: string): MasterTable | undefined {
  return masterTables.find((table) => table.path === path);
}
