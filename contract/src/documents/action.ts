import type { Label } from '../values/label';

/** What may be done with a letter, as rows of the workflow table name it. The server says which of them a person may do now. */
export const documentActions = [
  'receive',
  'refuse',
  'cancelReceipt',
  'present',
  'assign',
  'command',
  'sendBack',
  'forward',
  'report',
  'recordResult',
  'follow',
  'unfollow',
  'recall',
  'viewReport',
  'askAgain',
  'close',
  'reopen',
  'submitDraft',
  'passReview',
  'sign',
] as const;
export type DocumentAction = (typeof documentActions)[number];

/** Who is responsible how for an assignment. */
export const responsibilities = ['main', 'joint', 'information'] as const;
export type Responsibility = (typeof responsibilities)[number];

/** The word of a command (สั่งการ), as it is written on the letter. */
export const commandChoices = {
  acknowledged: { th: 'ทราบ', en: 'Acknowledged' },
  acknowledgedAssigned: { th: 'ทราบ/มอบ', en: 'Acknowledged, assign' },
  approved: { th: 'อนุมัติ', en: 'Approved' },
  notApproved: { th: 'ไม่อนุมัติ', en: 'Not approved' },
  agreed: { th: 'เห็นชอบ', en: 'Agreed' },
  other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, Label>;
export type CommandChoice = keyof typeof commandChoices;
export const commandChoiceCodes = Object.keys(commandChoices) as CommandChoice[];

/** What was decided elsewhere, by a person off the system or a meeting (บันทึกผลการพิจารณา). */
export const resultChoices = {
  agreed: { th: 'เห็นชอบ', en: 'Agreed' },
  notAgreed: { th: 'ไม่เห็นชอบ', en: 'Not agreed' },
  acknowledged: { th: 'รับทราบ', en: 'Acknowledged' },
  revise: { th: 'ให้แก้ไข', en: 'To be revised' },
  other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, Label>;
export type ResultChoice = keyof typeof resultChoices;
export const resultChoiceCodes = Object.keys(resultChoices) as ResultChoice[];

/** In which state a leg of the route is. */
export const legStates = ['delivered', 'received', 'passedOn', 'done', 'returned', 'refused', 'recalled'] as const;
export type LegState = (typeof legStates)[number];

/** What a leg was sent for. */
export const legPurposes = ['delivery', 'presentation', 'assignment', 'command', 'review', 'signature', 'information'] as const;
export type LegPurpose = (typeof legPurposes)[number];
