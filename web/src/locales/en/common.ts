import type { Texts } from '../catalogue';
import type th from '../th/common';

export default {
  secrecy: { 2: 'Confidential', 3: 'Secret' },
  mistake: 'Something is not right',
  failure: 'Something went wrong',
  confirm: 'Confirm',
  cancel: 'Cancel',
  keep: 'Keep',
  unsavedTitle: 'Not saved yet',
  unsavedText: 'What you changed is lost unless you save it.',
  keepTyping: 'Go on editing',
  dropTyped: 'Do not save',
  close: 'Close',
  retry: 'Try again',
  notAllowed: 'This value cannot be used. Please check it.',
  unreachable: 'The server cannot be reached. Nothing you have was lost. Please check the network and try again.',
  unreadable: 'This did not work. Please try again, and tell the administrator if it still does not.',
  unread: 'Unread',
  cutAt: 'At most {{most}} characters; what went beyond was left out',
} satisfies Texts<typeof th>;
