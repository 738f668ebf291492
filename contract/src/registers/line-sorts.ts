export const lineSorts = ['number', 'letterNumber', 'datedOn', 'sender', 'addressee', 'subject', 'remark', 'enteredAt'] as const;
export type LineSort = (typeof lineSorts)[number];
