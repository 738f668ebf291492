/** What a right lets one do with a page, behind its name in the history of a group. */
export const rightWords = { manage: ' (จัดการ)', query: ' (เรียกดู)' };
