export { revokeFeedOf } from './calendar-feed-store';
export { filedNew, fileNew, refile, refileAtSpeed } from './filing-store';
export { notifyDesks, notifyPersons } from './notify-desks';
export { continuesSql, givenEndSql, isGivenSql, workQueueSql } from './purpose-sql-store';
export { type CountDifference, findCountDifferences, sizeOfQueues } from './queue-count-store';
export { type FiledLeg, type FiledLetter, type QueueEntry, registryWork, watchQueue, workQueue } from './queue-rules';
export { completedSince, retireCompleted } from './retire-completed';
export { queueRoutes } from './routes';
