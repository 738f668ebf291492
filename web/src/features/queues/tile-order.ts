import type { QueueCode } from '@sarabun/contract/queues/queue-codes';

/** What a person does at their desks, as far as it orders their work. */
export interface Duties {
  receives: boolean;
  decides: boolean;
}

const receiving = ['registrar', 'registryHead', 'secretRegistrar'];
const deciding = ['holder', 'head', 'acting'];

export function dutiesOf(desks: readonly { functions: readonly string[] }[]): Duties {
  const functions = desks.flatMap((desk) => desk.functions);
  return { receives: functions.some((one) => receiving.includes(one)), decides: functions.some((one) => deciding.includes(one)) };
}

const first: Readonly<Record<'receives' | 'decides' | 'works', readonly QueueCode[]>> = {
  receives: ['unreceived', 'jobReceived', 'waitAssign', 'jobCommand', 'sign'],
  decides: ['sign', 'waitAssign', 'jobReceived', 'jobCommand', 'review'],
  works: ['jobReceived2', 'jobReceived', 'jobCommand', 'review', 'sign'],
};

/** The tiles in the order of the person's work; those of other work follow as they come. The order does not depend on what lies in them. */
export function orderTiles<One extends { code: QueueCode }>(tiles: readonly One[], { receives, decides }: Duties): One[] {
  const order = first[receives ? 'receives' : decides ? 'decides' : 'works'];
  const place = ({ code }: One) => (order.includes(code) ? order.indexOf(code) : order.length);
  return tiles.toSorted((one, other) => place(one) - place(other));
}
