import { lazy } from 'react';

/** Hand-overs that wait for the reader, `/sarabun/handovers`. */
export const HandoversScreen = lazy(async () => ({ default: (await import('./handovers-screen')).HandoversScreen }));
