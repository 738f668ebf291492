import * as z from 'zod/mini';
import { actingPhrases } from '../acting/acting-phrase';
import { endpoint } from '../endpoint';
import { numberSource } from '../registers/number-work';
import { day, id, moment } from '../wire';
import { responsibilities, resultChoiceCodes } from './action';
import { stampPlace } from './register-incoming';

/** Registers the receipt of a delivered letter (ลงรับ, ข้อ 38) under the next number of the unit's receive register. */
export const receiveDocument = endpoint({
  name: 'receiveDocument',
  summary: 'Register a delivered letter under the next receive number',
  method: 'POST',
  path: '/api/sarabun/receive-document',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legId: id,
    /** Without it no copy is stamped. */
    stamp: z.optional(stampPlace),
    ...numberSource,
  }),
  response: z.object({ item: z.object({ documentId: z.number(), legId: z.number(), receiveNumber: z.number(), year: z.number(), receivedAt: moment }) }),
});

/** The kind of assignment, from its settings page. */
export const jobTypeId = z._default(z.nullable(id), null);

/** Assigns a letter (มอบหมาย) to units and persons, one of them mainly responsible. */
export const assignDocument = endpoint({
  name: 'assignDocument',
  summary: 'Assign a letter to units and persons',
  method: 'POST',
  path: '/api/sarabun/assign-document',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legId: id,
    parties: z.array(z.object({ deskId: id, responsibility: z.enum(responsibilities) })).check(z.minLength(1), z.maxLength(50)),
    task: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
    dueOn: z.optional(z.nullable(day)),
    needsReport: z._default(z.boolean(), false),
    jobTypeId,
  }),
  response: z.object({ item: z.object({ documentId: z.number(), legIds: z.array(z.number()) }) }),
});

/** The answer of the other verbs: the letter and its new legs. */
const moved = z.object({ item: z.object({ documentId: z.number(), legIds: z.array(z.number()) }) });
export const words = z._default(z.string().check(z.trim(), z.maxLength(2000)), '');
export const dueOn = z._default(z.nullable(day), null);
export const parties = z._default(z.array(z.object({ deskId: id, responsibility: z.enum(responsibilities) })).check(z.maxLength(50)), []);

/** Who is to carry out an order; `text` is said to one of them only, after the text for all. */
const orderedParties = z._default(z.array(z.object({ deskId: id, responsibility: z.enum(responsibilities), text: words })).check(z.maxLength(50)), []);

export const verb = <In extends z.ZodMiniType>(name: string, path: string, summary: string, request: In) =>
  endpoint({ name, summary, method: 'POST', path: `/api/sarabun/${path}`, kind: 'act', access: 'signedIn', request, response: moved });

/** Refuses a delivered letter (ปฏิเสธการรับ): it goes back to the sending desk, or ends if it came from outside. */
export const refuseDocument = verb(
  'refuseDocument',
  'refuse-document',
  'Refuse a delivered letter, with a mandatory reason',
  z.object({ legId: id, reason: words }),
);

/** Returns a letter to the desk it came from (ส่งคืน). */
export const sendBackDocument = verb(
  'sendBackDocument',
  'send-back-document',
  'Send a letter back to the desk it came from, with a mandatory reason',
  z.object({ legId: id, reason: words }),
);

/** Presents a letter to a post (เสนอ), with the presenter's opinion. */
export const presentDocument = verb(
  'presentDocument',
  'present-document',
  'Present a letter to a post for consideration',
  z.object({
    legId: id,
    deskId: id,
    text: words,
    /** The posts it is to visit after this one, in order. */
    onward: z._default(z.array(id).check(z.maxLength(10)), []),
    /** The new due day; null keeps the existing one. */
    dueOn,
  }),
);

/**
 * Gives an order on a letter (สั่งการ); `choice` is the code of a command type in the settings. Without parties it goes back with the order
 * to the presenter, or is closed if the type says so.
 */
export const commandDocument = verb(
  'commandDocument',
  'command-document',
  'Give a command on a letter, to named parties or back to who presented it',
  z.object({ legId: id, choice: z.string().check(z.minLength(1), z.maxLength(40)), text: words, parties: orderedParties, dueOn }),
);

/** Passes a letter on without a decision (ส่งต่อ). */
export const forwardDocument = verb(
  'forwardDocument',
  'forward-document',
  'Forward a letter to desks without a decision',
  z.object({ legId: id, deskIds: z.array(id).check(z.minLength(1), z.maxLength(50)), text: words }),
);

/** The answer to a share, with its files. */
const answer = z.object({ legId: id, text: words, uploadIds: z._default(z.array(z.uuid()).check(z.maxLength(20)), []) });

/** Reports the result of an assignment or a command (รายงานผล). */
export const reportResult = verb('reportResult', 'report-result', 'Report what came of an assignment or a command', answer);

/** Asks others for their opinion (ขอความเห็น); after the last answer the letter comes back. */
export const askOpinion = verb(
  'askOpinion',
  'ask-opinion',
  'Ask units, posts or persons for their opinion on a letter',
  z.object({ legId: id, deskIds: z.array(id).check(z.minLength(1), z.maxLength(50)), text: words, dueOn }),
);

/** Gives the requested opinion (ให้ความเห็น). */
export const giveOpinion = verb('giveOpinion', 'give-opinion', 'Give the opinion that was asked for', answer);

/** Withdraws the request from those who have not answered; `legId` is the leg from which they were asked. */
export const withdrawOpinion = verb('withdrawOpinion', 'withdraw-opinion', 'Withdraw a request for opinions', z.object({ legId: id, reason: words }));

/** Records a decision made elsewhere (บันทึกผลการพิจารณา); the letter stays where it is. */
export const recordResult = verb(
  'recordResult',
  'record-result',
  'Record a decision that was taken by a person or a meeting',
  z.object({
    legId: id,
    choice: z.enum(resultChoiceCodes),
    text: words,
    decidedBy: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    decidedOn: day,
  }),
);

/** Follows a letter from the desk where it is (ติดตาม), optionally by a day; repeating it changes the day. */
export const followDocument = verb('followDocument', 'follow-document', 'Follow a letter, with a day by which it should move', z.object({ legId: id, dueOn }));

export const unfollowDocument = verb('unfollowDocument', 'unfollow-document', 'Stop following a letter', z.object({ legId: id }));

/** Closes the matter (ปิดเรื่อง): every open leg ends. */
export const closeDocument = verb('closeDocument', 'close-document', 'Close a letter', z.object({ legId: id, text: words }));

/** Reopens a closed matter (เปิดเรื่องใหม่) at the desk of the leg. */
export const reopenDocument = verb(
  'reopenDocument',
  'reopen-document',
  'Reopen a closed letter, with a mandatory reason',
  z.object({ legId: id, reason: words }),
);

/** Recalls a leg (ดึงคืน) until its receiver has opened or received it. `legId` is the leg that was sent. */
export const recallDocument = verb('recallDocument', 'recall-document', 'Pull back a leg that nobody has opened yet', z.object({ legId: id }));

/** Takes back a report, an opinion or a receipt under an earlier number (ดึงคืน) until somebody goes on. `legId` is the leg it was done on. */
export const retractAct = verb(
  'retractAct',
  'retract-act',
  'Take back a report, an opinion or a repeated receipt before somebody goes on',
  z.object({ legId: id }),
);

/** Cancels a receipt (ยกเลิกลงรับ): the number stays in the register as void, and the letter waits to be received again. */
export const cancelReceipt = verb('cancelReceipt', 'cancel-receipt', 'Cancel a receipt; its number is burned', z.object({ legId: id, reason: words }));

/** Asks a desk that has reported for more. `legId` is the leg of the assignment that was reported on. */
export const askAgain = verb('askAgain', 'ask-again', 'Ask somebody who has reported to do more', z.object({ legId: id, text: words, dueOn }));

/**
 * Cancels a letter (ยกเลิก): its numbers become void, all work on it ends, and it cannot be reopened. `replacedBy` is the number of the issued
 * letter that takes its place, or empty.
 */
export const cancelDocument = verb(
  'cancelDocument',
  'cancel-document',
  'Cancel a letter; its numbers are burned, with a mandatory reason',
  z.object({ legId: id, reason: words, replacedBy: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
);

const deskKind = z.enum(['unit', 'post', 'person']);
const foundParty = {
  deskId: z.number(),
  kind: deskKind,
  name: z.string(),
  /** The name in Thai, as it is written into a letter, whatever the language of the screen. */
  thaiName: z.optional(z.string()),
  /** In Thai, the post of the head of a unit, to which a letter to the unit is addressed. */
  headPost: z.optional(z.nullable(z.string())),
  /** Position of a person, holder of a post, head of a unit. */
  detail: z.string(),
  /** Who acts for the post today, or null, and with which phrase (annex 3). */
  actingName: z.nullable(z.string()),
  actingPhrase: z.optional(z.nullable(z.enum(actingPhrases))),
  unitId: z.number(),
  unitName: z.string(),
};

/** Desks that can be named as parties: units, posts and persons. Searches names, positions and units. */
export const findParties = endpoint({
  name: 'findParties',
  summary: 'Find units and persons to send or assign a letter to',
  method: 'GET',
  path: '/api/sarabun/parties',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    kind: z.optional(deskKind),
  }),
  response: z.object({
    items: z.array(
      z.object({
        ...foundParty,
        /** The number of letters on the desk now. */
        open: z.number(),
        /** What was found, where it is not the name: a unit, a post, or a person at the desk; empty otherwise. */
        found: z.optional(z.string()),
      }),
    ),
  }),
});

/** Desks to name by one tap: those to which the person sent last, and those directly below the desk where the letter lies. */
export const suggestParties = endpoint({
  name: 'suggestParties',
  summary: 'Units and persons that are likely to be named: sent to lately, and directly below',
  method: 'GET',
  path: '/api/sarabun/suggested-parties',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ deskId: id, kind: z.optional(deskKind) }),
  response: z.object({
    items: z.array(
      z.object({
        source: z.enum(['recent', 'below']),
        /** A person of another unit than that of the desk, as one who has moved since. */
        isElsewhere: z.optional(z.boolean()),
        ...foundParty,
      }),
    ),
  }),
});

/** Declines to sign as a member of a committee (ไม่ลงนาม). The others go on; if too few are left, the draft goes back to its writer. */
export const declineSignature = endpoint({
  name: 'declineSignature',
  summary: 'Decline to sign as a member of a committee; the draft goes back to its writer if too few are left',
  method: 'POST',
  path: '/api/sarabun/decline-signature',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ legId: id, reason: words }),
  response: moved,
});
