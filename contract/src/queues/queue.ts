import { type QueueCode, queueCodes } from './queue-codes';

/**
 * The queues for filing: the twelve, and `dispatch` for signed letters to be sent out, which only a unit's registry handles and no agency
 * shows as a tile.
 */
export const filedQueues = [...queueCodes, 'dispatch'] as const;
export type FiledQueue = (typeof filedQueues)[number];

/** The five kinds of work; each has its hue. */
export type QueueFamily = 'sign' | 'receive' | 'order' | 'assign' | 'watch';

/** The properties of a queue that are the same at every agency. Agencies may set colour and icon. */
export interface Queue {
  /** The number in the database. Never reused. */
  number: number;
  family: QueueFamily;
  color: string;
  icon: string;
  /** Where its rows are shown at an agency without this queue. */
  fallsTo: QueueCode | null;
  /** A watching queue may show a row that another queue of the same desk shows as work. */
  watching: boolean;
  /** Whether urgent and overdue rows are highlighted; finished work is not. */
  presses: boolean;
}

/** Every queue. Rows keep their own queue; an agency with eight tiles shows the other four by `fallsTo`. */
export const queues: Record<FiledQueue, Queue> = {
  review: { number: 1, family: 'sign', color: '#2b4c9b', icon: 'file-search', fallsTo: null, watching: false, presses: true },
  sign: { number: 2, family: 'sign', color: '#2b4c9b', icon: 'signature', fallsTo: null, watching: false, presses: true },
  jobReceived: { number: 3, family: 'receive', color: '#0b6b6f', icon: 'inbox', fallsTo: null, watching: false, presses: true },
  jobReceived2: { number: 4, family: 'receive', color: '#0b6b6f', icon: 'user-check', fallsTo: 'jobReceived', watching: false, presses: true },
  unreceived: { number: 5, family: 'receive', color: '#0b6b6f', icon: 'rubber-stamp', fallsTo: null, watching: false, presses: true },
  waitAssign: { number: 6, family: 'order', color: '#8a2f5f', icon: 'arrows-split', fallsTo: 'jobReceived', watching: false, presses: true },
  jobAssign: { number: 7, family: 'assign', color: '#8a5200', icon: 'building-community', fallsTo: null, watching: true, presses: true },
  jobAssign2: { number: 8, family: 'assign', color: '#8a5200', icon: 'users-group', fallsTo: 'jobAssign', watching: true, presses: true },
  unsigned: { number: 9, family: 'sign', color: '#2b4c9b', icon: 'hourglass', fallsTo: null, watching: true, presses: true },
  jobCommand: { number: 10, family: 'order', color: '#8a2f5f', icon: 'gavel', fallsTo: 'jobReceived', watching: false, presses: true },
  jobFollow: { number: 11, family: 'watch', color: '#4b5a6b', icon: 'flag', fallsTo: null, watching: true, presses: true },
  jobCompleted: { number: 12, family: 'watch', color: '#4b5a6b', icon: 'circle-check', fallsTo: null, watching: true, presses: false },
  dispatch: { number: 13, family: 'receive', color: '#0b6b6f', icon: 'inbox', fallsTo: 'jobReceived', watching: false, presses: true },
};

/** The queues whose rows a tile shows: its own, and those that fall to it. */
export function queuesShownIn(tile: QueueCode, tiles: readonly FiledQueue[]): FiledQueue[] {
  return filedQueues.filter((code) => code === tile || (!tiles.includes(code) && queues[code].fallsTo === tile));
}

/** The queues in which work waits for someone; the others watch the work of others. */
export const workQueues: readonly FiledQueue[] = filedQueues.filter((code) => !queues[code].watching);
export const workQueueNumbers: readonly number[] = workQueues.map((code) => queues[code].number);
