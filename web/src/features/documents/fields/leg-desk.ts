import { createContext } from 'react';

/** The desk at which the open letter lies; undefined where desks are named for something else. */
export const LegDesk = createContext<number | undefined>(undefined);
