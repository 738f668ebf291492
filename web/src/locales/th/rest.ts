import account from './account/account';
import certificates from './account/certificates';
import line from './account/line';
import newPassword from './account/new-password';
import recovery from './account/recovery';
import secondFactor from './account/second-factor';
import signingPin from './account/signing-pin';
import arranging from './arranging';
import channels from './channels';
import intranet from './intranet';
import bulkReceive from './letters/bulk-receive';
import letters from './letters/drafts';
import letterHints from './letters/letter-hints';
import myDay from './letters/my-day';
import letterTemplates from './letters/templates';
import manuals from './manuals';
import registration from './office/account-requests';
import handover from './office/handover';
import access from './office/menu-rights';
import menus from './office/menus';
import numberCheck from './office/number-check';
import organization from './office/organization';
import people from './office/people';
import posts from './office/posts';
import registerSettings from './office/register-settings';
import registries from './office/registries';
import rights from './office/rights';
import setUp from './office/set-up';
import registerPrints from './register-prints';
import registers from './registers';
import search from './search';

/** The texts of all other parts, loaded with the first of them. */
export const catalogue = {
  access,
  account,
  arranging,
  bulkReceive,
  certificates,
  channels,
  handover,
  intranet,
  letterHints,
  letters,
  letterTemplates,
  line,
  manuals,
  menus,
  myDay,
  newPassword,
  numberCheck,
  organization,
  people,
  posts,
  recovery,
  registerPrints,
  registers,
  registerSettings,
  registration,
  registries,
  rights,
  search,
  secondFactor,
  setUp,
  signingPin,
};
