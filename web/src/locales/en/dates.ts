import type { Texts } from '../catalogue';
import type th from '../th/dates';

export default {
  today: 'Today',
  todayAt: 'Today {{time}}',
  yesterday: 'Yesterday',
  daysAgo: '{{days}} {{days|day|days}} ago',
  weekAgo: '1 week ago',
} satisfies Texts<typeof th>;
