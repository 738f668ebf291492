import type { Texts } from '../../catalogue';
import type th from '../../th/letters/sign-types';

export default {
  purpose: 'Who may sign in this way, and on which letters. Without rules everybody may.',
  add: 'Add a rule',
  edit: 'Edit the rule',
  none: 'No rules yet',
  noneText: 'Everybody who may sign can use this type on every letter.',
  name: 'Name of the rule',
  kinds: 'Kinds of letters',
  levels: 'Levels of posts',
  rank: 'Lowest signature rank',
  rankHint: '1 is the highest; empty for all',
  all: 'All',
  active: 'In use',
  rankIs: 'Rank {{n}} or higher',
  remove: 'Remove the rule',
  removed: 'Rule removed',
  label: 'Type of signature',
  allHint: 'None ticked means all',
} satisfies Texts<typeof th>;
