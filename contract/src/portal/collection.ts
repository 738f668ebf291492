/** The book collections of the dashboard, in the order of the answer (specification §7). */
export const collectionCodes = ['circular', 'command', 'regulation', 'rule', 'news', 'announcement', 'declaration', 'meeting'] as const;
export type CollectionCode = (typeof collectionCodes)[number];
