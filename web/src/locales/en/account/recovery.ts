import type { Texts } from '../../catalogue';
import type th from '../../th/account/recovery';

export default {
  forgot: {
    title: 'Forgotten password',
    lead: 'Enter the e-mail address of your account. A code to set a new password will be sent to it.',
    email: 'E-mail',
    send: 'Send',
    back: 'Sign in',
    malformed: 'Please enter a correct e-mail address',
    done: 'Done',
    enterCode: 'Enter the code',
  },
  reset: {
    title: 'Set a new password',
    lead: 'The code was sent to {{email}}',
    code: 'Code to confirm with',
    codeHint: 'The 6 digits in the mail, good for 5 minutes',
    codeMissing: 'Please enter the code of 6 digits',
    save: 'Save',
    again: 'Ask for a new code',
    done: 'Done',
  },
  outbox: {
    title: 'Outbox of the test system',
    lead: 'A test system without a mail server writes its mails here instead of sending them. A real system has no such page.',
    to: 'To {{to}}',
    empty: 'No mail yet',
    refresh: 'Reload',
    unsent: 'Mails that did not leave',
    waiting: 'Will be tried again',
    givenUp: 'Given up',
    attempts: '{{count}} {{count|try|tries}}',
  },
} satisfies Texts<typeof th>;
