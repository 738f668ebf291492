import type { Texts } from '../catalogue';
import type th from '../th/arranging';

export default {
  note: 'Drag by the grip, use the arrow buttons, or press Alt with an arrow key; then choose what is shown.',
  keep: 'Keep this arrangement',
  asOffice: 'As the office has it',
  kept: 'Your portal is arranged',
  movedTo: '{{name}} is now {{place}} of {{of}}',
} satisfies Texts<typeof th>;
