import type { Label } from '../values/label';

/** The kinds of responsibility in an assignment. */
export const responsibilities = ['main', 'joint', 'information'] as const;
export type Responsibility = (typeof responsibilities)[number];

/** The decision of a person outside the system or of a meeting (บันทึกผลการพิจารณา). */
export const resultChoices = {
  agreed: { th: 'เห็นชอบ', en: 'Agreed' },
  notAgreed: { th: 'ไม่เห็นชอบ', en: 'Not agreed' },
  acknowledged: { th: 'รับทราบ', en: 'Acknowledged' },
  revise: { th: 'ให้แก้ไข', en: 'To be revised' },
  other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, Label>;
export type ResultChoice = keyof typeof resultChoices;
export const resultChoiceCodes = Object.keys(resultChoices) as ResultChoice[];

export const legStates = ['delivered', 'received', 'passedOn', 'done', 'returned', 'refused', 'recalled', 'cancelled'] as const;
export type LegState = (typeof legStates)[number];
