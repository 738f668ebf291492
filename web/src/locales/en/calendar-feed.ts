import type { Texts } from '../catalogue';
import type th from '../th/calendar-feed';

export default {
  title: 'Calendars on a phone and elsewhere',
  note: 'Let Outlook, Google Calendar or the calendar of a phone show your deadlines.',
  shows:
    'Whoever has this address can read it without signing in. So it shows only due days, numbers and subjects of letters without a secrecy class. Do not pass it on.',
  make: 'Make an address',
  renew: 'Make a new address',
  stop: 'Stop the address',
  made: 'The address is made',
  stopped: 'The address is stopped',
  once: 'Copy it into the calendar program. It is shown once.',
  copy: 'Copy',
  copied: 'Copied',
  since: 'In use since {{at}}',
  none: 'Not in use',
  uses: 'Who read it',
  neverRead: 'No program has read it yet',
  times: '{{n}} {{n|time|times}}',
} satisfies Texts<typeof th>;
