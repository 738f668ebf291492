import type { Texts } from '../../catalogue';
import type th from '../../th/account/line';

export default {
  title: 'LINE account',
  lead: 'Link your LINE account to your account in the correspondence system.',
  linked: 'Linked',
  notLinked: 'Not linked',
  notConfigured: 'The agency has not set up a LINE official account for this system. Please tell the administrator if you need it.',
  steps: {
    add: "Add the agency's official account as a friend in LINE",
    write: 'Send it any message; it answers with a link',
    open: 'Open the link, sign in, and press “Link”',
  },
  addFriend: 'Add as a friend in LINE',
  agree: 'This ties your account to the LINE account that asked for the link. Go on only if you asked for it yourself, in your own LINE.',
  agreeAgain: 'This ties your account to the LINE account that asked for the link, in place of the one before. Go on only if you asked for it yourself.',
  link: 'Link with LINE',
  since: 'Linked on {{moment}}',
  unlink: 'Cut the link',
  unlinkText: 'This LINE account will no longer be tied to yours. You can link it again at any time.',
} satisfies Texts<typeof th>;
