import type { Texts } from '../catalogue';
import type th from '../th/release-notes';

export default {
  title: 'Release notes',
  version: 'Version {{version}}',
  groups: {
    desk: {
      title: 'Receiving and passing on letters',
      lines: [
        'A desk with letters by work queue: searched, sorted, filtered, and many acted on at once',
        'Receiving under numbers without gaps or doubles, a warning of letters that may have come before, and a pile of PDF files or photos at once',
        'Presenting, commanding, assigning, circulating, sending back and recalling along the route of the letter, with route templates',
        'Follow-up, reminders, a report of what waits in working days, and hand-overs',
        'Acting for others, secrecy classes, and emergency access',
      ].join('\n'),
    },
    writing: {
      title: 'Writing and signing',
      lines: [
        'Letters of every kind in Thai and English, minutes of meetings, and forms of the agency such as licence forms 9 and 10',
        'Salutations by the regulation, templates, set phrases, remarks and suggested changes of reviewers, and versions compared',
        'Signing with a picture or a certificate, confirmed by a PIN, of several letters at once, and by a committee',
        'The number is given with the signature; the PDF follows the regulation and has a QR code by which a receiver verifies it without signing in',
        'Certified copies, copies for the file, envelopes, and a whole letter downloaded as one file',
      ].join('\n'),
    },
    finding: {
      title: 'Registers and search',
      lines: [
        'Receive and send registers, the control register of secret letters, reserved and back-dated numbers, forms 13 and 14 in print',
        'A search through every letter you may see, the text of PDF files too, and by kind and number, such as order 12',
        'Ctrl K on any page leads to screens, settings pages, people, units, letters and acts',
      ].join('\n'),
    },
    everyday: {
      title: 'Portal and notifications',
      lines: [
        'A portal that you arrange yourself: what waits today, deadlines here and in your own calendar, news and common letters',
        'Notifications at once on the screen, by e-mail, by LINE and by web push while no page is open; digests, quiet times, and messages of the administrators',
        'Installed as an app it shows chosen letters without a connection, and sends what you did once it is back',
        'Thai and English, light and dark, on computers, tablets and phones, with a manual of every page and films',
      ].join('\n'),
    },
    system: {
      title: 'Account and system',
      lines: [
        'Two-step sign-in, one device at a time, two-step verification, and signing out by itself when nothing happens',
        "The agency's own emblem, name, colours and pictures, with its units, rights, registers and forms of letters",
        'Keys by which other systems send notifications, and signed webhooks for the events of letters',
        'System health, a history that nobody can alter, and a check of the completeness of register numbers',
      ].join('\n'),
    },
  },
} satisfies Texts<typeof th>;
