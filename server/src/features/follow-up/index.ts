export { remindDue } from './remind-due';
export { eventOfStage } from './reminder-rules';
export { followUpRoutes } from './routes';
export { calendarOf, forgetHolidays } from './working-days';
