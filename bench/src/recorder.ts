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

interface Answer {
  rows: Record<string, unknown>[];
}
/** What the driver is given: text, or a statement that is answered by itself. */
type Asked = string | { text: string; values?: unknown[]; ahead?: { text: string; values: unknown[] } | null; answer?: Promise<Answer> };
type Query = (asked: Asked, values?: unknown[]) => Promise<Answer> | { answer: Promise<Answer> };

/**
 * Listens to the driver: `during` answers which statements a piece of work sent. Work that goes on beside it, such as the
 * delivery of events, is not heard. `stop` takes the ear away again.
 */
export function listenToDriver(): { during<T>(work: () => Promise<T>): Promise<{ result: T; statements: Recorded[] }>; stop(): void } {
  const heard = new AsyncLocalStorage<{ statements: Recorded[]; tick: number }>();
  const connections = new Map<unknown, number>();
  const original = pg.Client.prototype.query as unknown as Query;
  const listening = function (this: pg.Client, asked: Asked, values?: unknown[]) {
    const sentOff = original.call(this, asked, values);
    const ear = heard.getStore();
    if (!ear) return sentOff;
    if (!connections.has(this)) connections.set(this, connections.size);
    const { text, values: given = values, ahead = null } = typeof asked === 'string' ? { text: asked } : asked;
    const recorded = (text: string, values: unknown[]): Recorded => {
      const connection = connections.get(this) as number;
      return { text, values, rows: [], at: Date.now(), connection, began: ear.tick++, ended: 0 };
    };
    const ended = (one: Recorded): Recorded => Object.assign(one, { ended: ear.tick++ });
    // What goes ahead is over before the statement begins, though both are answered at once.
    if (ahead) ear.statements.push(ended(recorded(ahead.text, ahead.values)));
    const statement = recorded(text, given ?? []);
    ear.statements.push(statement);
    const noted = (answer: Promise<Answer>) =>
      answer.then((result) => {
        statement.rows = result.rows;
        ended(statement);
        return result;
      });
    if ('then' in sentOff) return noted(sentOff);
    noted(sentOff.answer).catch(() => {});
    return sentOff;
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
