export { remindDue } from './remind-due';
export { eventOfStage } from './reminder-rules';
export { followUpRoutes } from './routes';
export { calendarOf } from './working-days';
