import type { Texts } from '../catalogue';
import type th from '../th/start';

export default {
  testText: 'Test system — nothing on this page is a real official letter',
  starting: 'Opening…',
  startFailed: 'The system cannot be opened at the moment. Please try again.',
  version: 'Version {{version}} · build {{build}}',
  copyright: '© {{year}} {{name}}',
  notShown: 'This cannot be shown',
  part: {
    failed: 'This part cannot be opened at the moment',
    failedText: 'The rest of the page still works, and what you have typed is kept.',
    reload: 'Load this page again',
    reloadText: 'If it still does not open, load this page again. What has not been saved may be lost.',
  },
} satisfies Texts<typeof th>;
