import type { Catalogue } from '../catalogue';
import access from './access';
import account from './account';
import agencyValues from './agency-values';
import bulkReceive from './bulk-receive';
import certificates from './certificates';
import channels from './channels';
import collections from './collections';
import common from './common';
import dates from './dates';
import documents from './documents';
import followUp from './follow-up';
import handover from './handover';
import history from './history';
import intranet from './intranet';
import letterRoute from './letter-route';
import letters from './letters';
import line from './line';
import manuals from './manuals';
import menus from './menus';
import newPassword from './new-password';
import notifications from './notifications';
import organization from './organization';
import people from './people';
import portal from './portal';
import posts from './posts';
import queues from './queues';
import recovery from './recovery';
import registerSettings from './register-settings';
import registers from './registers';
import registration from './registration';
import registries from './registries';
import rights from './rights';
import route from './route';
import search from './search';
import secondFactor from './second-factor';
import secrecy from './secrecy';
import session from './session';
import settings from './settings';
import shell from './shell';
import signTypes from './sign-types';
import signing from './signing';
import ui from './ui';
import workWords from './work-words';

/** Every text in English, by feature. */
export const catalogue: Catalogue = {
  access,
  account,
  certificates,
  channels,
  bulkReceive,
  agencyValues,
  collections,
  common,
  dates,
  documents,
  followUp,
  handover,
  history,
  letterRoute,
  letters,
  intranet,
  line,
  manuals,
  menus,
  newPassword,
  notifications,
  organization,
  people,
  portal,
  rights,
  posts,
  queues,
  recovery,
  registerSettings,
  registers,
  registration,
  registries,
  search,
  route,
  secondFactor,
  secrecy,
  session,
  settings,
  shell,
  signing,
  signTypes,
  ui,
  workWords,
};
