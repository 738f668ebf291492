import * as z from 'zod/mini';
import { id } from '../wire';
import { responsibilities } from './action';
import { dueOn, jobTypeId, parties, verb, words } from './route-actions';

const named = z.array(z.object({ deskId: id, responsibility: z.enum(responsibilities) })).check(z.minLength(1), z.maxLength(50));
const needsReport = z._default(z.boolean(), false);

/** Lays a letter before a superior together with who should be made responsible (มอบหมาย/เสนอ). */
export const assignPresent = verb(
  'assignPresent',
  'assign-present',
  'Present a letter with a proposed assignment, or assign it and present it at once',
  z.object({
    legId: id,
    /** The post of the superior. */
    deskId: id,
    /** The opinion to the superior. */
    text: words,
    parties: named,
    task: words,
    dueOn,
    needsReport,
    jobTypeId,
    /** Whether those named have the work at once, or when the superior approves it. */
    takesEffect: z.enum(['atOnce', 'whenApproved']),
  }),
);

/** Approves a proposed assignment (อนุมัติตามเสนอ), as it was proposed or changed. */
export const approveProposal = verb(
  'approveProposal',
  'approve-proposal',
  'Approve a proposed assignment, as it was proposed or changed',
  z.object({
    legId: id,
    text: words,
    /** What is assigned instead; as proposed when not given. */
    changed: z.optional(z.object({ parties: named, task: words, dueOn, needsReport, jobTypeId })),
  }),
);

/** Changes who bears work that was given: takes it from some, with the reason, and gives it to others. `legId` is the leg of who gave it. */
export const changeAssignees = verb(
  'changeAssignees',
  'change-assignees',
  'Add, replace or cancel those to whom a letter was assigned',
  z.object({ legId: id, cancel: z._default(z.array(id).check(z.maxLength(50)), []), reason: words, parties, task: words, dueOn, needsReport, jobTypeId }),
);

/** Accepts a report. `legId` is the leg of the assignment that was reported on. */
export const acceptReport = verb('acceptReport', 'accept-report', 'Accept a report on an assignment', z.object({ legId: id }));
