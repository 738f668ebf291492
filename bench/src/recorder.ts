import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** One statement as the product sent it while it answered a request, in the order of sending. */
export interface Recorded {
  text: string;
  values: unknown[];
  rows: Record<string, unknown>[];
  connection: number;
  /** When it was sent, in milliseconds. */
  at: number;
  /** Places in the order of all beginnings and ends: statements whose spans overlap ran side by side. */
  began: number;
  ended: number;
}

type Query = (config: { text: string; values?: unknown[]; begins?: boolean } | string, values?: unknown[]) => Promise<Answer | Answer[]>;
interface Answer {
  rows: Record<string, unknown>[];
}

/**
 * Listens to the driver: `during` answers which statements a piece of work sent. Work that goes on beside it, such as the
 * delivery of events, is not heard. `stop` takes the ear away again.
 */
export function listenToDriver(): { during<T>(work: () => Promise<T>): Promise<{ result: T; statements: Recorded[] }>; stop(): void } {
  const heard = new AsyncLocalStorage<{ statements: Recorded[]; tick: number }>();
  const connections = new Map<unknown, number>();
  const original = pg.Client.prototype.query as unknown as Query;
  const listening = function (this: pg.Client, config: Parameters<Query>[0], values?: unknown[]) {
    const answer = original.call(this, config, values);
    const ear = heard.getStore();
    if (!ear) return answer;
    if (!connections.has(this)) connections.set(this, connections.size);
    const { text, values: given = values, begins = false } = typeof config === 'string' ? { text: config } : config;
    const recorded = (text: string, values: unknown[]): Recorded => {
      const connection = connections.get(this) as number;
      return { text, values, rows: [], at: Date.now(), connection, began: ear.tick++, ended: 0 };
    };
    const sent = begins ? [recorded('begin', [])] : [];
    const statement = recorded(text, given ?? []);
    ear.statements.push(...sent, statement);
    return answer.then((result) => {
      // A statement that was sent with the begin of its transaction has an answer for each.
      statement.rows = [result].flat().at(-1)?.rows ?? [];
      for (const one of [...sent, statement]) one.ended = ear.tick++;
      return result;
    });
  };
  Object.assign(pg.Client.prototype, { query: listening });
  return {
    async during(work) {
      const ear = { statements: [], tick: 0 };
      const result = await heard.run(ear, work);
      return { result, statements: ear.statements };
    },
    stop: () => void Object.assign(pg.Client.prototype, { query: original }),
  };
}
