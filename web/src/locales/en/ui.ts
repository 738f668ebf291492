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
  part: {
    failed: 'This part cannot be opened at the moment',
    failedText: 'The rest of the page still works, and what you have typed is kept.',
    reload: 'Load this page again',
    reloadText: 'If it still does not open, load this page again. What has not been saved may be lost.',
  },
  shown: '{{first}}–{{last}} of {{total}} rows',
  export: 'Export',
  exportAs: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  nothingToPrint: 'What is to be printed was not found',
} satisfies Texts<typeof th>;
