import account from './account/account';
import certificates from './account/certificates';
import line from './account/line';
import newPassword from './account/new-password';
import recovery from './account/recovery';
import secondFactor from './account/second-factor';
import signingPin from './account/signing-pin';
import arranging from './arranging';
import channels from './channels';
import dictation from './dictation';
import history from './history';
import intranet from './intranet';
import bulkReceive from './letters/bulk-receive';
import documents from './letters/documents';
import letters from './letters/drafts';
import followUp from './letters/follow-up';
import letterRoute from './letters/letter-route';
import proof from './letters/proof';
import route from './letters/route';
import secrecy from './letters/secrecy';
import signTypes from './letters/sign-types';
import signing from './letters/signing';
import workWords from './letters/work-words';
import manuals from './manuals';
import registration from './office/account-requests';
import handover from './office/handover';
import access from './office/menu-rights';
import menus from './office/menus';
import organization from './office/organization';
import people from './office/people';
import posts from './office/posts';
import registerSettings from './office/register-settings';
import registries from './office/registries';
import rights from './office/rights';
import setUp from './office/set-up';
import settings from './office/settings';
import registers from './registers';
import search from './search';

/** The texts of all other parts, loaded with the first of them. */
export const catalogue = {
  access,
  account,
  bulkReceive,
  certificates,
  arranging,
  channels,
  dictation,
  documents,
  followUp,
  handover,
  history,
  intranet,
  letterRoute,
  letters,
  line,
  manuals,
  menus,
  newPassword,
  organization,
  people,
  posts,
  proof,
  recovery,
  registerSettings,
  registers,
  registration,
  registries,
  rights,
  route,
  search,
  secondFactor,
  secrecy,
  setUp,
  settings,
  signTypes,
  signing,
  signingPin,
  workWords,
};
