/** What may be done with a letter, as rows of the workflow table name it. The server says which of them a person may do now. */
export const documentActions = [
  'receive',
  'refuse',
  'present',
  'assign',
  'command',
  'sendBack',
  'forward',
  'report',
  'follow',
  'close',
  'submitDraft',
  'passReview',
  'sign',
] as const;
export type DocumentAction = (typeof documentActions)[number];

/** Who is responsible how for an assignment. */
export const responsibilities = ['main', 'joint', 'information'] as const;
export type Responsibility = (typeof responsibilities)[number];

/** In which state a leg of the route is. */
export const legStates = ['delivered', 'received', 'passedOn', 'done', 'returned', 'refused', 'recalled'] as const;
export type LegState = (typeof legStates)[number];

/** What a leg was sent for. */
export const legPurposes = ['delivery', 'presentation', 'assignment', 'command', 'review', 'signature', 'information'] as const;
export type LegPurpose = (typeof legPurposes)[number];
