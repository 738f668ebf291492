import { lazy } from 'react';

/** All units by one press, and the lists that the person keeps. */
export const ReceiverShortcuts = lazy(async () => ({ default: (await import('./receiver-shortcuts')).ReceiverShortcuts }));
