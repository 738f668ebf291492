import type { Texts } from '../catalogue';
import type th from '../th/dates';

export default {
  today: 'Today',
  todayAt: 'Today {{time}}',
  yesterday: 'Yesterday',
  daysAgo: '{{days}} {{days|day|days}} ago',
  since: 'for {{days}} {{days|day|days}} (since {{day}})',
  sinceToday: 'since {{time}} today',
  weekAgo: '1 week ago',
} satisfies Texts<typeof th>;
