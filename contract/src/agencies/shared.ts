import type { QueueCode } from '../queues/queue';
import type { Label } from '../values/label';

/** The system's name, the same at every agency. */
export const systemName: Label = { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic correspondence registry' };

/**
 * The tiles of an agency that has eight. The specification says "8" without naming them; these are the eight that stand for
 * different work. The other four are finer cuts of two of them (see `fallsTo` in `queues/queue.ts`): work given to a person, to be
 * assigned or commanded falls to jobReceived, work assigned to persons falls to jobAssign.
 */
export const eightQueues = [
  'review',
  'sign',
  'jobReceived',
  'unreceived',
  'jobAssign',
  'unsigned',
  'jobFollow',
  'jobCompleted',
] as const satisfies readonly QueueCode[];

/** The default list of roles that head a registry (specification §6). */
export const headOfRegistry = [1] as const;

/** The colour of the loader everywhere but at the main organisation (specification §9). */
export const loaderColor = '#023e8a';
