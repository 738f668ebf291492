import account from './account/account';
import certificates from './account/certificates';
import line from './account/line';
import newPassword from './account/new-password';
import recovery from './account/recovery';
import secondFactor from './account/second-factor';
import session from './account/session';
import channels from './channels';
import collections from './collections';
import common from './common';
import dates from './dates';
import history from './history';
import intranet from './intranet';
import bulkReceive from './letters/bulk-receive';
import documents from './letters/documents';
import letters from './letters/drafts';
import followUp from './letters/follow-up';
import letterRoute from './letters/letter-route';
import queues from './letters/queues';
import route from './letters/route';
import secrecy from './letters/secrecy';
import signTypes from './letters/sign-types';
import signing from './letters/signing';
import workWords from './letters/work-words';
import manuals from './manuals';
import notifications from './notifications';
import registration from './office/account-requests';
import agencyValues from './office/agency-values';
import handover from './office/handover';
import access from './office/menu-rights';
import menus from './office/menus';
import organization from './office/organization';
import people from './office/people';
import posts from './office/posts';
import registerSettings from './office/register-settings';
import registries from './office/registries';
import rights from './office/rights';
import settings from './office/settings';
import portal from './portal';
import registers from './registers';
import search from './search';
import shell from './shell';
import ui from './ui';

/** Every text in Thai, by feature. */
export const catalogue = {
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
