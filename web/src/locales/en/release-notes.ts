import type { Texts } from '../catalogue';
import type th from '../th/release-notes';

export default {
  title: 'Release notes',
  version: 'Version {{version}}',
  lines: [
    'Two-step sign-in, one device at a time, and signing out by itself when nothing happens',
    'The registry desk: letters by work queue, with search, sorting and filters',
    'Registering letters under numbers without gaps or doubles, and assigning them to units or persons',
    'Reading letters and their PDF files, with the route of the letter',
    'Alerts at once, without loading the page again; the office sets who hears of what, and how',
    'Writing, checking and signing letters: the number is given with the signature, the PDF follows the forms of the regulation',
    'Receive and send registers, reserved and back-dated numbers, forms 13 and 14 in print',
    'A search through every letter you may see, the text of PDF files too',
    'Follow-up, reminders, and a report of what waits, in working days',
    'A manual of every page, with films',
  ].join('\n'),
} satisfies Texts<typeof th>;
