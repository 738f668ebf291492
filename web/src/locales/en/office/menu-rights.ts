import type { Texts } from '../../catalogue';
import type th from '../../th/office/menu-rights';

export default {
  groupPurpose: 'Who is in the group, and which menus it may look at or change',
  rights: 'Rights',
  menu: 'Menu',
  query: 'Look at',
  manage: 'Change',
  saveRights: 'Save rights',
  copyRights: 'Copy the rights of another group',
  copyHint: 'The rights of the group you choose replace all rights of this one. The members of both stay as they are.',
  copyFrom: 'Copy from',
  sameRights: 'Both groups have the same rights already',
  now: 'Now',
  afterwards: 'Will be',
  doCopy: 'Copy and save {{count}} {{count|change|changes}}',
  conflictText: 'Someone saved the rights of this group since you opened it. Please choose which version to keep.',
  right: { none: 'None', query: 'Look at', manage: 'Change' },
  members: 'Members',
  noMembers: 'Nobody yet. Search for a name to add one.',
  findPerson: 'Name or unit of a person to add',
  found: 'Found',
  nobodyFound: 'Nobody found',
  takeIn: 'Add {{name}}',
  takeOut: 'Take out {{name}}',
  follows: {
    everyone: 'Everyone who has an account is in this group.',
    registrars: 'Whoever registers letters today is in this group.',
    administrators: 'Administrators are in this group.',
    auditors: 'Auditors are in this group.',
  },
} satisfies Texts<typeof th>;
