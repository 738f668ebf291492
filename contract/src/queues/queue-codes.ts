/** The twelve work queues of specification §4, in tile order. */
export const queueCodes = [
  'review',
  'sign',
  'jobReceived',
  'jobReceived2',
  'unreceived',
  'waitAssign',
  'jobAssign',
  'jobAssign2',
  'unsigned',
  'jobCommand',
  'jobFollow',
  'jobCompleted',
] as const;
export type QueueCode = (typeof queueCodes)[number];
