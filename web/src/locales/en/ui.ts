import type { Texts } from '../catalogue';
import type th from '../th/ui';

export default {
  clear: 'Clear the text',
  pages: 'Pages of the list',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
  chooseMonth: 'Choose a month',
  chooseYear: 'Choose a year',
  dayPlaceholder: 'dd/mm/yyyy (B.E.)',
  clearDay: 'Clear the date',
  typeToFind: 'Type a name to search',
  finding: 'Searching…',
  nothingFound: 'Nothing has this name',
  failed: 'This cannot be shown',
  shown: '{{first}}–{{last}} of {{total}} rows',
  export: 'Export',
  exportAs: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
} satisfies Texts<typeof th>;
