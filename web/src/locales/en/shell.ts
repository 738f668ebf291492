import type { Texts } from '../catalogue';
import type th from '../th/shell';

export default {
  skip: 'Skip to the content',
  testSystem: 'Test system',
  testText: 'Test system — nothing on this page is a real official letter',
  language: 'Language',
  languages: { th: 'ไทย', thOnlb: 'ไทย', en: 'EN' },
  mainMenu: 'Main menu',
  bottomMenu: 'Bottom menu',
  home: 'Home',
  myWork: 'My work',
  alerts: 'Alerts',
  more: 'More',
  launcher: 'Systems',
  openLauncher: 'Open the list of systems',
  userPanel: 'Account of {{name}}',
  privacy: 'Privacy policy',
  scheme: { name: 'Colours of the screen', light: 'Light', dark: 'Dark', auto: 'Device' },
  signOut: 'Sign out',
  version: 'Version {{version}} · build {{build}}',
  copyright: '© {{year}} {{name}}',
  releaseNotes: {
    title: 'Release notes',
    version: 'Version {{version}}',
    lines: [
      'Two-step sign-in, one device at a time, and signing out by itself when nothing happens',
      'The registry desk: letters by work queue, with search, sorting and filters',
      'Registering letters under numbers without gaps or doubles, and assigning them to units or persons',
      'Reading letters and their PDF files, with the route of the letter',
      'Alerts at once, without loading the page again',
    ].join('\n'),
  },
  chat: 'Online chat',
  openChat: 'Open the online chat',
  closeChat: 'Close the online chat',
  serverSays: 'Server Notification',
  state: {
    reconnecting: 'The connection was lost and is being restored. What you typed is still here.',
    error: 'The server cannot be reached. What this page shows may be out of date.',
  },
  crash: {
    title: 'This page cannot be shown',
    text: 'Something failed while drawing this page. Everything you saved is safe.',
    home: 'Back to the first page',
  },
  starting: 'Opening…',
} satisfies Texts<typeof th>;
