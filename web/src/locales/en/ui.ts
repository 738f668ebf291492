import type th from '../th/ui';

export default {
  close: 'Close',
  clear: 'Clear the text',
  pages: 'Pages of the list',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  retry: 'Try again',
  loading: 'Loading…',
} satisfies Record<keyof typeof th, string>;
