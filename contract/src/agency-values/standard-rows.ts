/** Rows of a page where nothing else is set: of queues and panels as specification §9 says. */
export const standardRows = { lists: 20, queues: 10, panels: 5 } as const;
export type RowsOf = keyof typeof standardRows;
