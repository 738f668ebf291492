import type { Label } from '../values/label';
import type { ActForm } from './act-form';

interface Verb {
  /** The act's name in the audit log; null if it only shows something or belongs to another feature. */
  act: string | null;
  /** The name in the history. */
  done: Label | null;
  /** The icon in the log of the bell; null leaves it out. */
  log: string | null;
  /** Its tab in the letter; null if it is part of another pane or has its own button. */
  tab: (Label & { icon: string }) | null;
  /** It sends the letter on; that can be recalled until a receiver opens it. */
  sendsOn?: true;
  /** It can be taken back by `retract` until somebody goes on. */
  isRetracted?: true;
  /** It undoes something: never the open tab at first, and last among the tabs. */
  takesBack?: true;
  /** Its reader goes on working with the letter, which stays open even where the next one of the queue would open. */
  staysOpen?: true;
  /** It only shows something. */
  looks?: true;
  /** The tab with the lowest rank opens first: the one closest to what the letter waits for. */
  rank?: number;
  /** Its pane if that is a plain form; other verbs with a tab have their own pane in the browser. */
  form?: ActForm;
}

const reason = (rows = 4): ActForm['text'] => ({ name: 'reason', label: { th: 'เหตุผล', en: 'Reason' }, required: true, rows });

/** The verbs, one row each, in tab order. The server's workflow decides who may do it when, and what becomes of the leg. */
const verbRows = {
  receive: {
    act: 'receiveDocument',
    done: { th: 'ลงรับหนังสือ', en: 'Received a letter' },
    log: 'stamp',
    tab: { th: 'ลงรับ', en: 'Receive', icon: 'rubber-stamp' },
    rank: 30,
  },
  refuse: {
    act: 'refuseDocument',
    done: { th: 'ปฏิเสธการรับหนังสือ', en: 'Refused a letter' },
    log: 'return',
    tab: { th: 'ปฏิเสธการรับ', en: 'Refuse', icon: 'arrow-back-up' },
    takesBack: true,
  },
  acknowledge: {
    act: 'acknowledgeDocument',
    done: { th: 'รับทราบหนังสือ', en: 'Took note of a letter' },
    log: 'report',
    tab: { th: 'รับทราบ', en: 'Take note', icon: 'check' },
    rank: 40,
    form: {
      text: { name: 'text', label: { th: 'ข้อความ (ถ้ามี)', en: 'Remark (if any)' }, rows: 2, phrases: 'close' },
      effect: { th: 'เรื่องออกจากคิวของท่าน และผู้เวียนเห็นว่าท่านทราบแล้ว', en: 'It leaves your queue, and the sender sees that you took note' },
      done: { th: 'รับทราบแล้ว', en: 'Noted' },
    },
  },
  approveProposal: {
    sendsOn: true,
    act: 'approveProposal',
    done: { th: 'เห็นชอบการมอบหมายที่เสนอ', en: 'Approved a proposed assignment' },
    log: 'gavel',
    tab: { th: 'อนุมัติตามเสนอ', en: 'Approve proposal', icon: 'checks' },
    rank: 50,
  },
  present: {
    sendsOn: true,
    act: 'presentDocument',
    done: { th: 'เสนอหนังสือ', en: 'Presented a letter' },
    log: 'send',
    tab: { th: 'เสนอ', en: 'Present', icon: 'send' },
  },
  assign: {
    sendsOn: true,
    act: 'assignDocument',
    done: { th: 'มอบหมายงาน', en: 'Assigned a letter' },
    log: 'assign',
    tab: { th: 'มอบหมาย', en: 'Assign', icon: 'arrows-split' },
    rank: 80,
  },
  assignPresent: {
    sendsOn: true,
    act: 'assignPresent',
    done: { th: 'มอบหมายและเสนอหนังสือ', en: 'Assigned and presented a letter' },
    log: 'assign',
    tab: { th: 'มอบหมาย/เสนอ', en: 'Assign and present', icon: 'user-up' },
  },
  command: {
    sendsOn: true,
    act: 'commandDocument',
    done: { th: 'สั่งการ', en: 'Gave an order' },
    log: 'gavel',
    tab: { th: 'สั่งการ', en: 'Command', icon: 'gavel' },
    rank: 60,
  },
  report: {
    isRetracted: true,
    act: 'reportResult',
    done: { th: 'รายงานผล', en: 'Reported' },
    log: 'report',
    tab: { th: 'รายงานผล', en: 'Report', icon: 'report-analytics' },
    rank: 70,
    form: {
      text: { name: 'text', label: { th: 'ผลการดำเนินการ', en: 'What came of it' }, required: true, rows: 5, phrases: 'report' },
      answers: true,
      effect: { th: 'งานออกจากคิวของท่าน และ {{name}} เห็นรายงาน', en: 'The work leaves your queue; {{name}} sees the report' },
      done: { th: 'รายงานผลแล้ว', en: 'Reported' },
    },
  },
  giveOpinion: {
    isRetracted: true,
    act: 'giveOpinion',
    done: { th: 'ให้ความเห็น', en: 'Gave an opinion' },
    log: 'report',
    tab: { th: 'ให้ความเห็น', en: 'Opinion', icon: 'message-2' },
    rank: 75,
    form: {
      text: { name: 'text', label: { th: 'ความเห็น', en: 'Opinion' }, required: true, rows: 5, phrases: 'report' },
      answers: true,
      effect: { th: 'เรื่องออกจากคิวของท่าน และ {{name}} เห็นความเห็น', en: 'It leaves your queue; {{name}} sees the opinion' },
      done: { th: 'ให้ความเห็นแล้ว', en: 'Opinion given' },
    },
  },
  viewReport: { act: null, done: null, log: null, tab: { th: 'ดูรายงานผล', en: 'Reports', icon: 'list-check' }, looks: true, rank: 90 },
  viewPersonReport: { act: null, done: null, log: null, tab: { th: 'รายงานรายบุคคล', en: 'Person report', icon: 'user-search' }, looks: true },
  changeAssignees: {
    act: 'changeAssignees',
    done: { th: 'เปลี่ยนผู้รับมอบหมาย', en: 'Changed the assignees' },
    log: 'assign',
    tab: { th: 'เปลี่ยนผู้รับ', en: 'Assignees', icon: 'users-group' },
  },
  recordResult: {
    act: 'recordResult',
    done: { th: 'บันทึกผลการพิจารณา', en: 'Recorded a decision' },
    log: 'report',
    tab: { th: 'บันทึกผล', en: 'Decision', icon: 'clipboard-check' },
  },
  forward: {
    sendsOn: true,
    act: 'forwardDocument',
    done: { th: 'ส่งต่อหนังสือ', en: 'Passed a letter on' },
    log: 'send',
    tab: { th: 'ส่งต่อ', en: 'Forward', icon: 'share' },
    form: {
      to: { th: 'ส่งต่อถึง', en: 'Forward to' },
      text: { name: 'text', label: { th: 'ข้อความ (เกษียน)', en: 'Text (minute)' }, rows: 3, phrases: 'forward' },
      effect: { th: 'ดึงคืนได้จนกว่าผู้รับจะเปิดอ่าน', en: 'It can be recalled until the receiver opens it' },
      done: { th: 'ส่งต่อแล้ว: {{names}}', en: 'Forwarded to {{names}}' },
    },
  },
  askOpinion: {
    sendsOn: true,
    act: 'askOpinion',
    done: { th: 'ขอความเห็น', en: 'Asked for an opinion' },
    log: 'send',
    tab: { th: 'ขอความเห็น', en: 'Ask opinion', icon: 'message-question' },
    form: {
      to: { th: 'ขอความเห็นจาก', en: 'Ask' },
      due: true,
      text: { name: 'text', label: { th: 'เรื่องที่ขอความเห็น', en: 'What is asked' }, required: true, rows: 3, phrases: 'forward' },
      effect: { th: 'เรื่องกลับมาที่ท่านเมื่อได้ความเห็นครบ', en: 'It comes back to you after the last opinion' },
      done: { th: 'ขอความเห็นแล้ว: {{names}}', en: 'Asked {{names}}' },
    },
  },
  withdrawOpinion: {
    act: 'withdrawOpinion',
    done: { th: 'ถอนคำขอความเห็น', en: 'Withdrew a request for opinions' },
    log: 'cancel',
    tab: { th: 'ถอนคำขอ', en: 'Withdraw request', icon: 'arrow-back-up' },
    takesBack: true,
    form: {
      text: reason(),
      effect: { th: 'ผู้ที่ยังไม่ตอบได้รับแจ้งพร้อมเหตุผล และเรื่องกลับมาที่ท่าน', en: 'Those who have not answered are notified, and the letter comes back to you' },
      done: { th: 'ถอนคำขอความเห็นแล้ว', en: 'Request withdrawn' },
    },
  },
  circulate: {
    sendsOn: true,
    act: 'circulateDocument',
    done: { th: 'เวียนหนังสือ', en: 'Circulated a letter' },
    log: 'send',
    tab: { th: 'เวียน', en: 'Circulate', icon: 'speakerphone' },
  },
  viewCirculation: { act: null, done: null, log: null, tab: { th: 'ดูการเวียน', en: 'Receipts', icon: 'mail-opened' }, looks: true },
  sendBack: {
    act: 'sendBackDocument',
    done: { th: 'ส่งคืนหนังสือ', en: 'Sent a letter back' },
    log: 'return',
    tab: { th: 'ส่งคืน', en: 'Send back', icon: 'arrow-back-up' },
    takesBack: true,
  },
  follow: {
    act: 'followDocument',
    done: { th: 'ติดตามหนังสือ', en: 'Followed a letter' },
    log: null,
    tab: { th: 'ติดตาม', en: 'Follow', icon: 'flag' },
    looks: true,
  },
  remind: {
    act: 'remindDocument',
    done: { th: 'เร่งรัดติดตามงาน', en: 'Asked for progress' },
    log: null,
    tab: { th: 'ทวงถาม', en: 'Remind', icon: 'bell-ringing' },
  },
  close: { act: 'closeDocument', done: { th: 'ปิดเรื่อง', en: 'Closed a letter' }, log: 'close', tab: { th: 'ปิดเรื่อง', en: 'Close', icon: 'circle-check' } },
  reopen: {
    act: 'reopenDocument',
    done: { th: 'เปิดเรื่องใหม่', en: 'Reopened a letter' },
    log: 'open',
    tab: { th: 'เปิดเรื่องใหม่', en: 'Reopen', icon: 'rotate-clockwise' },
    takesBack: true,
    staysOpen: true,
    form: {
      text: reason(),
      warning: { th: 'เรื่องที่ปิดแล้วจะเปิดใหม่ และเหตุผลจะอยู่ในเส้นทางหนังสือ', en: 'The closed letter is reopened; the reason stays in its route.' },
      effect: { th: 'เรื่องกลับเข้าคิวที่โต๊ะของท่าน', en: 'The letter comes back to your desk' },
      done: { th: 'เปิดเรื่องใหม่แล้ว', en: 'Reopened' },
    },
  },
  cancelReceipt: {
    act: 'cancelReceipt',
    done: { th: 'ยกเลิกการลงรับ', en: 'Cancelled a receipt' },
    log: 'cancel',
    tab: { th: 'ยกเลิกลงรับ', en: 'Cancel receipt', icon: 'rubber-stamp-off' },
    takesBack: true,
    form: {
      text: reason(),
      warning: {
        th: 'เลขรับนี้จะถูกยกเลิก คงอยู่ในทะเบียนพร้อมเหตุผล และไม่นำมาใช้อีก',
        en: 'This number becomes void. It stays in the register with the reason and is never used again.',
      },
      effect: { th: 'เรื่องกลับไปรอลงรับ', en: 'The letter waits to be received again' },
      done: { th: 'ยกเลิกลงรับแล้ว', en: 'Receipt cancelled' },
    },
  },
  cancel: {
    act: 'cancelDocument',
    done: { th: 'ยกเลิกหนังสือ', en: 'Cancelled a letter' },
    log: 'cancel',
    tab: { th: 'ยกเลิกหนังสือ', en: 'Cancel letter', icon: 'circle-x' },
    takesBack: true,
    form: {
      text: reason(),
      warning: {
        th: 'งานทุกอย่างของเรื่องนี้จะสิ้นสุด เลขทะเบียนจะถูกยกเลิก คงอยู่ในทะเบียนพร้อมเหตุผล และเปิดเรื่องใหม่ไม่ได้',
        en: 'All work on this letter ends. Its numbers stay in the registers as void, with the reason; it cannot be reopened.',
      },
      line: { name: 'replacedBy', label: { th: 'เลขที่หนังสือที่ออกแทน (ถ้ามี)', en: 'Number of the letter that replaces it, if any' } },
      effect: { th: 'ผู้ที่เกี่ยวข้องทุกคนได้รับแจ้งพร้อมเหตุผล', en: 'Everyone involved is notified, with the reason' },
      done: { th: 'ยกเลิกหนังสือแล้ว', en: 'The letter is cancelled' },
    },
  },
  dispatch: {
    act: 'recordDispatch',
    done: { th: 'บันทึกการส่งออก', en: 'Recorded a dispatch' },
    log: null,
    tab: { th: 'ส่งออก', en: 'Send out', icon: 'mail-forward' },
  },
  sign: { act: 'signDocument', done: { th: 'ลงนามหนังสือ', en: 'Signed a letter' }, log: 'gavel', tab: { th: 'ลงนาม', en: 'Sign', icon: 'signature' }, rank: 10 },
  passReview: { act: 'passReview', done: { th: 'ตรวจร่างผ่าน', en: 'Passed a draft' }, log: 'report', tab: { th: 'ผ่าน', en: 'Pass', icon: 'checks' }, rank: 20 },
  editDraft: { act: null, done: null, log: null, tab: { th: 'แก้ไข', en: 'Correct', icon: 'pencil' } },
  returnDraft: {
    act: 'returnDraft',
    done: { th: 'ส่งร่างกลับแก้ไข', en: 'Sent a draft back' },
    log: 'return',
    tab: { th: 'ส่งกลับแก้ไข', en: 'Send back', icon: 'arrow-back-up' },
    takesBack: true,
  },
  declineSignature: {
    act: 'declineSignature',
    done: { th: 'ไม่ลงนามในฐานะกรรมการ', en: 'Declined to sign as a member' },
    log: 'return',
    tab: { th: 'ไม่ลงนาม', en: 'Decline to sign', icon: 'circle-x' },
    takesBack: true,
    form: {
      text: reason(),
      effect: {
        th: 'กรรมการคนอื่นลงนามต่อได้ ถ้าเหลือไม่พอตามจำนวนที่กำหนด ร่างจะกลับไปยังผู้ร่าง',
        en: 'The other members go on; if too few are left, the draft goes back to its writer',
      },
      done: { th: 'บันทึกว่าไม่ลงนามแล้ว', en: 'You declined to sign' },
    },
  },
  withdrawDraft: {
    act: 'withdrawDraft',
    done: { th: 'ดึงร่างคืน', en: 'Took a draft back' },
    log: 'return',
    tab: { th: 'ดึงร่างคืน', en: 'Take back', icon: 'arrow-back-up' },
    takesBack: true,
    staysOpen: true,
  },
  remindSigner: {
    act: 'remindSigner',
    done: { th: 'ทวงถามหนังสือที่รอลงนาม', en: 'Asked how far an unsigned letter is' },
    log: null,
    tab: { th: 'ทวงถามความคืบหน้า', en: 'Ask how far it is', icon: 'bell-ringing' },
  },
  receiveSame: {
    isRetracted: true,
    act: 'receiveSame',
    done: { th: 'รับหนังสือซ้ำเข้าเลขเดิม', en: 'Received a letter again under its number' },
    log: 'stamp',
    tab: null,
  },
  retract: {
    act: 'retractAct',
    done: { th: 'ดึงรายงาน ความเห็น หรือการรับซ้ำคืน', en: 'Took back a report, an opinion or a repeated receipt' },
    log: 'return',
    tab: null,
  },
  unfollow: { act: 'unfollowDocument', done: { th: 'เลิกติดตามหนังสือ', en: 'Stopped following a letter' }, log: null, tab: null },
  recall: { act: 'recallDocument', done: { th: 'ดึงหนังสือคืน', en: 'Recalled a letter' }, log: 'return', tab: null },
  acceptReport: { act: 'acceptReport', done: { th: 'รับรายงานผล', en: 'Accepted a report' }, log: 'report', tab: null },
  askAgain: { act: 'askAgain', done: { th: 'ให้ดำเนินการเพิ่มเติม', en: 'Asked to do more' }, log: 'assign', tab: null },
  stopCirculation: { act: 'stopCirculation', done: { th: 'หยุดเวียนหนังสือ', en: 'Stopped circulating a letter' }, log: 'cancel', tab: null },
  submitDraft: { act: 'submitDraft', done: { th: 'เสนอร่างหนังสือ', en: 'Submitted a draft' }, log: 'send', tab: null },
} as const satisfies Record<string, Verb>;
export type DocumentAction = keyof typeof verbRows;
export const documentActions = Object.keys(verbRows) as DocumentAction[];

type With<Part> = { [Action in DocumentAction]: (typeof verbRows)[Action] extends Part ? Action : never }[DocumentAction];
/** The verbs with a tab, and of these the ones whose pane is a plain form. */
export type Mode = With<{ tab: object }>;
export type FormMode = With<{ form: object }>;
/** The verbs that `retract` takes back. */
export type RetractedVerb = With<{ isRetracted: true }>;
export type TabIcon = (typeof verbRows)[Mode]['tab']['icon'];
export type FormAct = (typeof verbRows)[FormMode]['act'];

export const verbs: Readonly<Record<DocumentAction, Verb>> = verbRows;
export const modes = documentActions.filter((action): action is Mode => verbs[action].tab !== null);
export const tabs: Readonly<Record<Mode, { tab: Label & { icon: TabIcon } }>> = verbRows;
export const formModes: Readonly<Record<FormMode, { act: FormAct; form: ActForm }>> = verbRows;
export const isRetracted = (action: DocumentAction): action is RetractedVerb => verbs[action].isRetracted === true;
export const isFormMode = (mode: Mode): mode is FormMode => verbs[mode].form !== undefined;

export const tabWords = (language: keyof Label) => Object.fromEntries(modes.map((mode) => [mode, tabs[mode].tab[language]])) as Record<Mode, string>;
