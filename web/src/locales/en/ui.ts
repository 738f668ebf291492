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
  dayUnread: '“{{typed}}” is no date. Type day/month/year, such as 5/12/2569.',
  clearDay: 'Clear the date',
  typeToFind: 'Type a name to search',
  finding: 'Searching…',
  nothingFound: 'Nothing has this name',
  shown: '{{first}}–{{last}} of {{total}} rows',
  export: 'Export',
  exportAs: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  nothingToPrint: 'What is to be printed was not found',
} satisfies Texts<typeof th>;
