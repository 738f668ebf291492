import type { Texts } from '../catalogue';
import type th from '../th/history';

export default {
  activityPurpose: 'Who did what when; never what a letter says',
  logPurpose: 'Every event that was recorded. Rows cannot be changed or deleted, and each is sealed to the one before.',
  find: 'Name of a person',
  from: 'From',
  to: 'To',
  action: 'Act',
  allActions: 'All acts',
  at: 'Time',
  person: 'Person',
  system: 'The product',
  document: 'Letter',
  documentId: 'No. {{id}}',
  address: 'Address',
  detail: 'Detail',
  seal: 'Seal',
  sealed: 'Sealed',
  waiting: 'To be sealed',
  none: 'Nothing happened in this time',
  clear: 'Clear the filters',
  shown: '{{first}}–{{last}} of {{total}}',
  shownOfMore: '{{first}}–{{last}} of more than {{total}}',
} satisfies Texts<typeof th>;
