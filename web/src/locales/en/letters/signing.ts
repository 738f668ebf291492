import type { Texts } from '../../catalogue';
import type th from '../../th/letters/signing';

export default {
  with: 'Sign with',
  picture: 'Signature {{n}}',
  typed: 'Name typed instead',
  remove: 'Take signature {{n}} away',
  draw: 'Draw a signature',
  upload: 'Use a picture',
  pad: 'Area to sign on',
  line: 'Write above the line',
  clear: 'Start over',
  keep: 'Use this signature',
  pin: 'PIN for signing',
  pinMissing: 'Please give the PIN',
  keys: 'Keys',
  clearPin: 'Clear',
  lastDigitAway: 'Delete the last digit',
  usePassword: 'Use the password instead',
  usePin: 'Use the PIN for signing',
  toPin: 'Set a PIN for signing, in place of typing the password',
  pinLocked: 'The PIN for signing is locked. Set it again',
  proven: 'Identity proved. Good for signing until {{time}}',
  endProof: 'Ask again',
  options: 'More options',
  showPlace: 'Show on the letter',
} satisfies Texts<typeof th>;
