import { bookPanel, queueTable } from '../constants';

/** Rows of a page where nothing else is set. */
export const standardRows = { lists: 20, queues: queueTable.rows, panels: bookPanel.rows } as const;
export type RowsOf = keyof typeof standardRows;
