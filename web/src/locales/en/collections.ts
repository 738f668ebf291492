import type { Texts } from '../catalogue';
import type th from '../th/collections';

export default {
  title: 'News and common documents',
  hint: 'Each box can be searched with 3 letters or more',
  failed: 'The collections could not be loaded',
  names: {
    circular: 'Circulars',
    command: 'Orders',
    regulation: 'Regulations',
    rule: 'Rules',
    news: 'News',
    announcement: 'Announcements',
    declaration: 'Declarations',
    meeting: 'Meeting reports',
  },
  search: 'Search {{title}}',
  open: 'Open {{title}}',
  shut: 'Close {{title}}',
  empty: 'No {{title}} yet',
  noMatch: 'Nothing in {{title}} matches',
  number: 'Number',
  subject: 'Subject',
  announced: 'Announced on',
  shown: '{{first}}–{{last}} of {{total}}',
  previous: 'Previous page of {{title}}',
  next: 'Next page of {{title}}',
} satisfies Texts<typeof th>;
