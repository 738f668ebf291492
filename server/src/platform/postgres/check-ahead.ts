import type { CompiledQuery } from 'kysely';

type Ask = (statement: CompiledQuery) => Promise<{ rows: readonly unknown[] }>;

/** What was taken for granted for an answer does not hold any more: the answer must not be given. */
export class NoLongerSo extends Error {}

/**
 * A read on which the answer of a call depends, such as whether its session is still open (docs/decisions/0105). It goes to the database ahead
 * of the call's first read, in one group of messages; the call goes on meanwhile with what is taken for granted. Whatever could change
 * something waits until it is confirmed, and so does the answer.
 */
export class CheckAhead {
  private state: 'waits' | 'isSent' | 'holds' | 'fails' = 'waits';
  private answered: Promise<void> = Promise.resolve();
  private hear = () => {};

  /** `ask` runs the statement alone; `holds` tells by the first row whether everything is as it was taken for granted. */
  constructor(
    readonly statement: CompiledQuery,
    private readonly ask: Ask,
    private readonly holds: (row: unknown) => boolean,
  ) {}

  get waits(): boolean {
    return this.state === 'waits';
  }

  /** Marks it as being on its way. Who sends it calls `heard` or `lost` later. */
  send(): CompiledQuery {
    this.state = 'isSent';
    this.answered = new Promise((resolve) => {
      this.hear = resolve;
    });
    return this.statement;
  }

  heard(rows: readonly unknown[]): void {
    this.state = this.holds(rows[0]) ? 'holds' : 'fails';
    this.hear();
  }

  /** It was sent, but no answer came. */
  lost(): void {
    this.state = 'waits';
    this.hear();
  }

  /** Returns when it is answered. It is sent alone if no read has taken it along. */
  async settle(): Promise<void> {
    while (this.state === 'isSent') await this.answered;
    if (this.state === 'waits') await this.sendBy(this.ask);
  }

  /** Returns when it is confirmed, and throws {@link NoLongerSo} when it is not. */
  async mustHold(): Promise<void> {
    await this.settle();
    if (this.state === 'fails') throw new NoLongerSo();
  }

  /** Sends it alone in this way. */
  async sendBy(ask: Ask): Promise<void> {
    try {
      this.heard((await ask(this.send())).rows);
    } catch (error) {
      this.lost();
      throw error;
    }
  }
}

const maxTexts = 5_000;
const reads = new Map<string, boolean>();

/** Whether a statement does nothing but read, as far as its text tells. */
export function onlyReads(text: string): boolean {
  const known = reads.get(text);
  if (known !== undefined) return known;
  const does = /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge|nextval|setval|pg_notify|set_config|lock|advisory\w*)\b/i.test(text);
  if (reads.size < maxTexts) reads.set(text, does);
  return does;
}
