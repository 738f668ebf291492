import type { FiledQueue } from '../queues/queue';
import type { Label } from '../values/label';
import type { Responsibility } from './action';

interface GivenShareRow {
  /** The outcome at its desk; registers show it. */
  end: string;
  ended: string;
  /** Whether the giver sees it in a watching queue until the matter ends. */
  isWatched: boolean;
  /** The label for a completed share. */
  answered: Label;
}

/** What a leg may give its receiver, one row each: work, which is reported on, or information, which is acknowledged. */
const shareRows = {
  work: { end: 'reported', ended: 'รายงานผล', isWatched: true, answered: { th: 'รายงานแล้ว', en: 'Reported' } },
  opinion: { end: 'advised', ended: 'ให้ความเห็น', isWatched: true, answered: { th: 'ให้ความเห็นแล้ว', en: 'Opinion given' } },
  information: { end: 'acknowledged', ended: 'รับทราบ', isWatched: false, answered: { th: 'รับทราบแล้ว', en: 'Noted' } },
} as const satisfies Record<string, GivenShareRow>;
export type GivenShare = keyof typeof shareRows;
export type ShareEnd = (typeof shareRows)[GivenShare]['end'];
export const givenShares: Readonly<Record<GivenShare, GivenShareRow & { end: ShareEnd }>> = shareRows;

interface LegPurposeRow {
  /** The name of the leg in the route. */
  sent: Label;
  /** The receiver's task. */
  waits: Label;
  /** The name of its icon; the browser draws it. */
  icon: string;
  /** The text before the receiver's name on paper: in the register column การปฏิบัติ, and in the control register of secret letters. */
  paper: { action: string; passing: string };
  /** What it gives to its receiver; `workIfNamed` if it depends on named assignees; null if the letter is only passed on, up or back. */
  gives: GivenShare | 'workIfNamed' | null;
  /** The queue in which it is work; otherwise it follows from the kind of the desk. */
  queue?: FiledQueue;
  /** On the route of an own letter to its signature and out: no registry receives it, and only verbs that name it apply. */
  ofOwnLetter?: true;
  /** On its way to the signature: who was there, and what they said, is for those on this way alone. */
  beforeIssue?: true;
  /** An order without assignees goes back to the sender. */
  orderReturns?: true;
  /** It asks for or returns a decision: later actions still belong to the receipt before it in the register. */
  continues?: true;
  /** Its receiver gets a notice; the settings have its text under the name of the purpose. */
  isNotified: boolean;
}

/** The purposes of legs, one row each. Everything that depends on a purpose is read here. */
const purposeRows = {
  delivery: {
    sent: { th: 'ส่งถึง', en: 'Sent' },
    waits: { th: 'เพื่อลงรับ', en: 'to be received' },
    icon: 'truck-delivery',
    paper: { action: 'ส่ง', passing: 'ส่งถึง' },
    gives: null,
    orderReturns: true,
    isNotified: true,
  },
  presentation: {
    sent: { th: 'เสนอ', en: 'Presented' },
    waits: { th: 'เพื่อพิจารณา', en: 'to be considered' },
    icon: 'send',
    paper: { action: 'เสนอ', passing: 'เสนอ' },
    gives: null,
    orderReturns: true,
    continues: true,
    isNotified: true,
  },
  assignment: {
    sent: { th: 'มอบหมาย', en: 'Assigned' },
    waits: { th: 'เพื่อปฏิบัติตามที่มอบหมาย', en: 'to carry out an assignment' },
    icon: 'arrows-split',
    paper: { action: 'มอบ', passing: 'มอบหมาย' },
    gives: 'work',
    isNotified: true,
  },
  command: {
    sent: { th: 'สั่งการ', en: 'Commanded' },
    waits: { th: 'เพื่อปฏิบัติตามข้อสั่งการ', en: 'to carry out a command' },
    icon: 'gavel',
    paper: { action: 'สั่งการ', passing: 'สั่งการถึง' },
    gives: 'workIfNamed',
    queue: 'jobCommand',
    continues: true,
    isNotified: true,
  },
  opinion: {
    sent: { th: 'ขอความเห็น', en: 'Opinion asked' },
    waits: { th: 'เพื่อให้ความเห็น', en: 'to give an opinion' },
    icon: 'message-question',
    paper: { action: 'ขอความเห็น', passing: 'ขอความเห็นจาก' },
    gives: 'opinion',
    isNotified: true,
  },
  review: {
    sent: { th: 'ส่งตรวจ', en: 'For review' },
    waits: { th: 'เพื่อตรวจสอบ', en: 'to be reviewed' },
    icon: 'file-search',
    paper: { action: 'ส่ง', passing: 'เสนอตรวจ' },
    gives: null,
    queue: 'review',
    ofOwnLetter: true,
    beforeIssue: true,
    isNotified: true,
  },
  signature: {
    sent: { th: 'เสนอลงนาม', en: 'For signature' },
    waits: { th: 'เพื่อลงนาม', en: 'to be signed' },
    icon: 'signature',
    paper: { action: 'ส่ง', passing: 'เสนอลงนาม' },
    gives: null,
    queue: 'sign',
    ofOwnLetter: true,
    beforeIssue: true,
    isNotified: true,
  },
  information: {
    sent: { th: 'แจ้งเพื่อทราบ', en: 'For information' },
    waits: { th: 'เพื่อทราบ', en: 'for information' },
    icon: 'info-circle',
    paper: { action: 'เวียน', passing: 'เวียนสำเนาถึง' },
    gives: 'information',
    isNotified: true,
  },
  revision: {
    sent: { th: 'ส่งกลับแก้ไข', en: 'Sent back' },
    waits: { th: 'เพื่อแก้ไขร่าง', en: 'to be changed' },
    icon: 'pencil',
    paper: { action: 'ส่ง', passing: 'ส่งกลับแก้ไขถึง' },
    gives: null,
    ofOwnLetter: true,
    beforeIssue: true,
    isNotified: false,
  },
  dispatch: {
    sent: { th: 'ส่งออก', en: 'Send out' },
    waits: { th: 'เพื่อส่งออก', en: 'to be sent out' },
    icon: 'mail-forward',
    paper: { action: 'ส่ง', passing: 'ส่งออกโดย' },
    gives: null,
    queue: 'dispatch',
    ofOwnLetter: true,
    isNotified: false,
  },
} as const satisfies Record<string, LegPurposeRow>;
export type LegPurpose = keyof typeof purposeRows;
export type LegPurposeIcon = (typeof purposeRows)[LegPurpose]['icon'];
export const legPurposes: Readonly<Record<LegPurpose, LegPurposeRow & { icon: LegPurposeIcon }>> = purposeRows;
export const legPurposeCodes = Object.keys(purposeRows) as LegPurpose[];

/** The purposes whose row matches. */
export const purposesThat = (says: (row: LegPurposeRow) => unknown): LegPurpose[] => legPurposeCodes.filter((code) => says(legPurposes[code]));

/** What legs with this purpose usually give; null if they only pass the letter on, up or back. */
export function givenFor(purpose: LegPurpose): GivenShare | null {
  const { gives } = legPurposes[purpose];
  return gives === 'workIfNamed' ? 'work' : gives;
}

/** Whether a leg with this purpose may give something to answer for, even if only with named assignees. */
export const mayBeWatched = ({ gives }: Pick<LegPurposeRow, 'gives'>): boolean => gives === 'workIfNamed' || (gives !== null && givenShares[gives].isWatched);

interface Handed {
  purpose: LegPurpose;
  responsibility: Responsibility | null;
}

/** What a leg gave to its desk; null if it only passed the letter on, up or back. */
export function givenBy({ purpose, responsibility }: Handed): GivenShare | null {
  if (responsibility === 'information') return 'information';
  return legPurposes[purpose].gives === 'workIfNamed' && responsibility === null ? null : givenFor(purpose);
}

/** Whether the sender watches a leg: it gave work, or named assignees. */
export const isGiven = ({ purpose, responsibility }: Handed): boolean =>
  mayBeWatched(legPurposes[purpose]) && (legPurposes[purpose].gives !== 'workIfNamed' || responsibility !== null);

interface NoteKindRow extends Label {
  /** An order; the route shows it apart from remarks. */
  isOrder?: true;
  /** The answer of a desk that was given something. */
  isAnswer?: true;
}

/** The kinds of notes on a letter. */
const noteRows = {
  note: { th: 'เกษียน', en: 'Minute' },
  command: { th: 'สั่งการ', en: 'Command', isOrder: true },
  report: { th: 'รายงานผล', en: 'Report', isAnswer: true },
  opinion: { th: 'ความเห็น', en: 'Opinion', isAnswer: true },
  result: { th: 'ผลการพิจารณา', en: 'Decision' },
  refusal: { th: 'ปฏิเสธการรับ', en: 'Refused' },
  reopening: { th: 'เปิดเรื่องใหม่', en: 'Reopened' },
  reminder: { th: 'ทวงถาม', en: 'Reminder' },
  cancellation: { th: 'ยกเลิกหนังสือ', en: 'Cancelled' },
  sameReceived: { th: 'มาถึงอีกครั้ง', en: 'Came again' },
} as const satisfies Record<string, NoteKindRow>;
export type NoteKind = keyof typeof noteRows;
export const noteKinds: Readonly<Record<NoteKind, NoteKindRow>> = noteRows;
export const noteKindCodes = Object.keys(noteRows) as NoteKind[];
