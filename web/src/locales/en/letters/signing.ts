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
  clear: 'Begin anew',
  keep: 'Use this signature',
} satisfies Texts<typeof th>;
