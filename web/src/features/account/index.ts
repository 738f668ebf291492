import { lazy } from 'react';

/** What the test system would have mailed. */
export const OutboxScreen = lazy(async () => ({ default: (await import('./outbox-screen')).OutboxScreen }));
