import { setTimeout as pause } from 'node:timers/promises';
import type { ServerMessages } from '@sarabun/contract/realtime';
import { openPageSockets, type PageSocket } from '../../../server/test/cluster/page-socket';
import { quantile } from '../quantile';
import { actsOf } from './acts';
import { type Memory, memoryOf } from './memory';
import type { People } from './people';
import type { TwoNodes } from './two-nodes';

/** How long a message took from sending the request of the act until a socket had it, in milliseconds. */
export interface Reached {
  half: number;
  p99: number;
  most: number;
  /** Messages that did not come within ten seconds. */
  missing: number;
}

/** With so many sockets at the second node. */
export interface Pushes {
  sockets: number;
  /** A letter, for the registrars of one desk: written at the first node, and at the second. */
  letter: { across: Reached; within: Reached };
  /** A message to everybody. */
  everybody: { across: Reached; within: Reached };
  /** Of the second node, when all sockets were open and nothing was pushed yet. */
  memory: Memory;
}

const patienceMs = 10_000;
/** Until the last messages of one act have come. */
const settleMs = 200;
const warmSockets = 200;

/** How long each socket waits for the message of each act, one act after the other. */
async function timesOf(act: () => Promise<unknown>, sockets: readonly PageSocket[], message: keyof ServerMessages, times: number): Promise<Reached> {
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    const heard = sockets.map(
      ({ socket }) => new Promise<void>((resolve) => void socket.once(message, () => resolve(void took.push(performance.now() - begun)))),
    );
    await act();
    await Promise.race([Promise.all(heard), pause(patienceMs)]);
    for (const { socket } of sockets) socket.off(message);
    await pause(settleMs);
  }
  return { half: quantile(took, 0.5), p99: quantile(took, 0.99), most: quantile(took, 1), missing: sockets.length * times - took.length };
}

/** Memory of the second node and the way of pushes, with so many sockets at it; each size adds to the sockets before. */
export async function measurePushes(
  nodes: TwoNodes,
  people: People,
  { sizes, acts, tell }: { sizes: readonly number[]; acts: number; tell(line: string): void },
): Promise<{ empty: Memory; pushes: Pushes[] }> {
  const [first, second] = [nodes.at(0), nodes.at(1)];
  const { registerLetter, tellEverybody } = actsOf(people);
  // The code for sockets and acts is compiled, and what is kept for the first of them is there.
  const warm = await openPageSockets(second.address, people.tokens.slice(0, warmSockets));
  for (const { address } of [first, second]) for (const act of [registerLetter, tellEverybody]) await act(address);
  for (const { socket } of warm) socket.disconnect();
  await pause(settleMs);
  const empty = await memoryOf(nodes.folder, second.pid);
  const sockets: PageSocket[] = [];
  const pushes: Pushes[] = [];
  try {
    for (const size of sizes) {
      sockets.push(...(await openPageSockets(second.address, people.tokens.slice(sockets.length, size))));
      const memory = await memoryOf(nodes.folder, second.pid);
      tell(`  ${size.toLocaleString('en')} sockets are open at the second node`);
      const desk = sockets.slice(0, people.atDesk);
      const letters = (address: string) => timesOf(() => registerLetter(address), desk, 'queues-changed', acts);
      const messages = (address: string) => timesOf(() => tellEverybody(address), sockets, 'call-back-eoffice', Math.ceil(acts / 10));
      pushes.push({
        sockets: size,
        memory,
        letter: { across: await letters(first.address), within: await letters(second.address) },
        everybody: { across: await messages(first.address), within: await messages(second.address) },
      });
    }
  } finally {
    for (const { socket } of sockets) socket.disconnect();
  }
  return { empty, pushes };
}
