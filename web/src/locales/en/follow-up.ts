import type { Texts } from '../catalogue';
import type th from '../th/follow-up';

export default {
  late: 'Overdue by {{n}} {{n|day|days}}',
  today: 'Due today',
  left: '{{n}} {{n|working day|working days}} left',
  leftNone: 'Due before the next working day',
  dueOn: 'Due {{day}}',
  proposals: 'Choose a number of working days',
  inDays: '{{n}} working days',
  onHoliday: 'The office is closed on this day: {{name}}',
  onWeekend: 'This day is on a weekend',
  useNext: 'Take the next working day, {{day}}',
} satisfies Texts<typeof th>;
