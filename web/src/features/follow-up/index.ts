export { DueField } from './due-field';
export { DueMark } from './due-mark';
export { useWorkingDays } from './use-working-days';
