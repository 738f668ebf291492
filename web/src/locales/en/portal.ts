import type { Texts } from '../catalogue';
import type th from '../th/portal';

export default {
  hello: 'Hello, {{name}}',
  waiting: 'Letters waiting for you: <b>{{count}}</b>',
  noneWaiting: 'No letter is waiting for you',
  urgent: 'of these <b>most urgent: {{count}}</b>',
  overdue: '<b>overdue: {{count}}</b>',
  and: 'and',
  toDesk: 'Go to my desk',
  systems: 'Systems',
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
