import type { Texts } from '../catalogue';
import type th from '../th/portal';

export default {
  hello: 'Hello, {{name}}',
  waiting: '<b>{{count}} {{count|letter|letters}}</b> {{count|waits|wait}} for you',
  noneWaiting: 'No letter is waiting for you',
  ofThese: '– of these',
  urgent: '<b>{{count}} most urgent</b>',
  overdue: '<b>{{count}} overdue</b>',
  and: 'and',
  toDesk: 'Go to my desk',
  systems: 'Systems',
  arrange: 'Arrange',
  allHidden: 'You have hidden every system',
  noSystems: 'There is no system for you yet',
  noSystemsText: 'If you should be using one, please tell the administrator of your agency.',
  systemsFailed: 'The list of systems cannot be shown',
  newTab: 'Opens a new tab',
  waitingForYou: '{{count}} waiting',
  news: 'News',
  circulars: 'Circulars',
  announcements: 'Announcements',
  isNew: 'New',
} satisfies Texts<typeof th>;
