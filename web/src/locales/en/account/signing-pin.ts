import type { Texts } from '../../catalogue';
import type th from '../../th/account/signing-pin';

export default {
  title: 'PIN for signing',
  lead: 'A few digits that prove who signs. They are tapped on a tablet in place of typing the password, and cannot be used to sign in.',
  state: 'State',
  states: { none: 'Not set', set: 'In use', locked: 'Locked' },
  since: 'Set on {{day}}',
  lockedText: 'It was tried wrongly five times and counts for nothing until it is set again. Meanwhile the password signs as before.',
  pinHint: '6 to 12 digits, not repeated, not in a row. The PIN of a certificate is another one.',
  proofHint: 'Proves that it is you who sets or removes the PIN',
  set: 'Set the PIN',
  setAgain: 'Set another PIN',
  remove: 'Remove the PIN',
  saved: 'The PIN for signing is set',
  removed: 'The PIN for signing is removed',
  backToSign: 'Back to signing',
} satisfies Texts<typeof th>;
