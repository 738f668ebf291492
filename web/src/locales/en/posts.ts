import type { Texts } from '../catalogue';
import type th from '../th/posts';

export default {
  holder: 'Holder today',
  vacant: 'Vacant',
  actedBy: '{{name}} is acting',
  people: 'Holder and secretaries',
  main: 'Main post',
  toCome: 'Not yet',
  until: 'until {{day}}',
  makeMain: 'Make it the main post',
  madeMain: 'It is the main post now',
  give: { holder: 'Put a person on it', secretary: 'Appoint a secretary' },
  given: 'Saved',
  person: 'Person',
  from: 'From',
  to: 'Until',
  asMain: 'It is this person’s main post',
  end: 'End',
  endTitle: 'End what {{name}} does here',
  endText: 'Letters and history stay. What lies here waits for who comes next.',
  lastDay: 'Last day',
  ended: 'Saved',
} satisfies Texts<typeof th>;
