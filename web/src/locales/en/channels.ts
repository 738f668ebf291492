import type { Texts } from '../catalogue';
import type th from '../th/channels';

export default {
  purpose: 'Which event is told by the bell, e-mail or LINE, and when due days are reminded of',
  events: 'Channels of each event',
  event: 'Event',
  bell: 'Bell',
  mail: 'E-mail',
  line: 'LINE',
  off: 'Switched off',
  save: 'Save channels',
  undo: 'Discard',
  changed: '{{n}} {{n|event|events}} changed',
  saved: 'Saved',
  secretNote:
    'Of a confidential letter an e-mail says only that it is there, and nothing goes by LINE. Texts and receivers are changed on the page “Texts of notices”.',
  reminders: 'Reminders of due days',
  remindersText: 'Whoever bears the work or follows it is reminded on working days, once each time, and never of closed letters.',
  before: 'Before the due day (working days)',
  beforeHint: 'Separated by commas, such as 3, 1; empty for none',
  beforeWrong: 'Give up to 5 numbers of days from 1 to 60, separated by commas',
  every: 'Past the due day, every so many working days',
  everyHint: '0 for never',
  everyWrong: 'Give a number of days from 0 to 30',
  fromHour: 'From this time of day',
  onDay: 'Remind on the due day',
  saveReminders: 'Save reminders',
  mine: 'Notices by e-mail and LINE',
  mineText: 'Switch off what you do not want; the bell always rings',
  mineNone: 'The office sends no notices by e-mail or LINE',
  notLinked: 'Link your LINE account on the page “LINE service” first to hear by LINE',
} satisfies Texts<typeof th>;
