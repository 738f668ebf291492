import type { Texts } from '../catalogue';
import type th from '../th/start';

export default {
  testText: 'Test system — nothing on this page is a real official letter',
  starting: 'Opening…',
  startFailed: 'The system cannot be opened at the moment. Please try again.',
  version: 'Version {{version}} · build {{build}}',
  copyright: '© {{year}} {{name}}',
} satisfies Texts<typeof th>;
