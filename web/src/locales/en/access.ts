import type { Texts } from '../catalogue';
import type th from '../th/access';

export default {
  groupPurpose: 'Who is in the group, and which menus it may look at or change',
  rights: 'Rights',
  menu: 'Menu',
  query: 'Look at',
  manage: 'Change',
  saveRights: 'Save rights',
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
