import type { Texts } from '../catalogue';
import type th from '../th/dates';

export default {
  due: {
    late: 'Overdue by {{n}} {{n|day|days}}',
    today: 'Due today',
    left: '{{n}} {{n|working day|working days}} left',
    leftNone: 'Due before the next working day',
    dueOn: 'Due {{day}}',
  },
  today: 'Today',
  todayAt: 'Today {{time}}',
  yesterday: 'Yesterday',
  daysAgo: '{{days}} {{days|day|days}} ago',
  since: 'for {{days}} {{days|day|days}} (since {{day}})',
  sinceToday: 'since {{time}} today',
  weekAgo: '1 week ago',
} satisfies Texts<typeof th>;
