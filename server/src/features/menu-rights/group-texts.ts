/** The suffix of a right in the history of a group. */
export const rightWords = { manage: ' (จัดการ)', query: ' (เรียกดู)' };
