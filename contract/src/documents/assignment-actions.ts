import * as z from 'zod/mini';
import { id } from '../wire';
import { responsibilities } from './action';
import { dueOn, jobTypeId, parties, verb, words } from './route-actions';

const named = z.array(z.object({ deskId: id, responsibility: z.enum(responsibilities) })).check(z.minLength(1), z.maxLength(50));
const needsReport = z._default(z.boolean(), false);

/** Presents a letter to a superior with a proposal of who should be responsible (มอบหมาย/เสนอ). */
export const assignPresent = verb(
  'assignPresent',
  'assign-present',
  'Present a letter with a proposed assignment, or assign it and present it at once',
  z.object({
    legId: id,
    /** The superior's post. */
    deskId: id,
    /** The opinion for the superior. */
    text: words,
    parties: named,
    task: words,
    dueOn,
    needsReport,
    jobTypeId,
    /** Whether the assignment takes effect at once, or when the superior approves it. */
    takesEffect: z.enum(['atOnce', 'whenApproved']),
  }),
);

/** Approves a proposed assignment (อนุมัติตามเสนอ), as proposed or changed. */
export const approveProposal = verb(
  'approveProposal',
  'approve-proposal',
  'Approve a proposed assignment, as it was proposed or changed',
  z.object({
    legId: id,
    text: words,
    /** The changed assignment; as proposed by default. */
    changed: z.optional(z.object({ parties: named, task: words, dueOn, needsReport, jobTypeId })),
  }),
);

/** Changes the assignees of given work: withdraws it from some, with the reason, and gives it to others. `legId` is the assigner's leg. */
export const changeAssignees = verb(
  'changeAssignees',
  'change-assignees',
  'Add, replace or cancel those to whom a letter was assigned',
  z.object({ legId: id, cancel: z._default(z.array(id).check(z.maxLength(50)), []), reason: words, parties, task: words, dueOn, needsReport, jobTypeId }),
);

/** `legId` is the leg of the assignment that was reported on. */
export const acceptReport = verb('acceptReport', 'accept-report', 'Accept a report on an assignment', z.object({ legId: id }));
