import type { Texts } from '../../catalogue';
import type th from '../../th/office/agency-values';

export default {
  purpose: 'Values set over the defaults of the deployment; pages follow them when they are loaded next',
  saved: 'Value saved',
  none: 'none',
  bounds: '{{least}}–{{most}} {{unit}}',
  standard: 'Default {{value}}',
  notANumber: 'Please give a whole number.',
  highest: 'The highest unit with a registry',
  on: 'Yes',
  off: 'No',
  reset: 'Use the default',
  history: 'History',
  default: 'default',
  groups: { session: 'Sessions', page: 'Pages', lists: 'Lists', consent: 'Texts that everybody agrees to', letters: 'Letters' },
} satisfies Texts<typeof th>;
