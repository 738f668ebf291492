/** The legs on the follow-up page: followed ones, those given to others, one's own work with a due day. */
export const followKinds = ['given', 'followed', 'work'] as const;
export type FollowKind = (typeof followKinds)[number];

/** One's own desks, or units of which one is head or registrar. */
export const followSides = ['mine', 'unit'] as const;
export type FollowSide = (typeof followSides)[number];

export const pendencySorts = ['overdue', 'waiting', 'averageDays', 'oldestAt', 'name'] as const;
export type PendencySort = (typeof pendencySorts)[number];
