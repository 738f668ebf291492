import type { Texts } from '../catalogue';
import type th from '../th/release-notes';

export default {
  title: 'Release notes',
  version: 'Version {{version}}',
  lines: [
    'Two-step sign-in, one device at a time, and signing out by itself when nothing happens',
    'The portal and the registry desk: letters by work queue, with search, sorting and filters',
    'Registering letters under numbers without gaps or doubles, and assigning them to units or persons',
    'Reading letters and their PDF files, with the route of the letter',
    'Instant notifications without reloading the page: what, how urgent and from whom; the office decides who is notified of what, and how',
    'Messages of the administrators to everyone or to one system',
    'Writing, checking and signing letters in Thai and English, minutes of meetings, and forms of the agency such as licence forms 9 and 10',
    'Signing with a picture or a certificate: the number is given with the signature, the PDF follows the forms of the regulation',
    'Receive and send registers, reserved and back-dated numbers, forms 13 and 14 in print',
    'A search through every letter you may see, the text of PDF files too',
    'Follow-up, reminders, and a report of what waits, in working days',
    'A manual of every page, with films',
  ].join('\n'),
} satisfies Texts<typeof th>;
