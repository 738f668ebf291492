import type { Label } from '../values/label';

/** Who is responsible how for an assignment. */
export const responsibilities = ['main', 'joint', 'information'] as const;
export type Responsibility = (typeof responsibilities)[number];

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
export const legStates = ['delivered', 'received', 'passedOn', 'done', 'returned', 'refused', 'recalled', 'cancelled'] as const;
export type LegState = (typeof legStates)[number];
