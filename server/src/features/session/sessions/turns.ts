import { createHmac, randomBytes } from 'node:crypto';

/** From when to when a try may be made, in milliseconds. */
interface Turn {
  from: number;
  until: number;
  spent: boolean;
}

/**
 * Who was told to wait has a turn when the time has passed, however many others try meanwhile. What is known of who waits is the account
 * and the password that was typed: the owner types the same again, and a guess that was wrong has no second turn. Kept in memory alone, under
 * a key that nobody else has, for minutes.
 */
export interface Turns {
  /** Under what a try is known again. */
  keyOf(account: string, password: string): string;
  isDue(key: string, now: Date): boolean;
  /** Promises a turn after so many seconds; answers in how many it comes, which is sooner where one was promised before. */
  promise(key: string, now: Date, seconds: number): number;
  /** The turn was taken, and the password was wrong. */
  spend(key: string, now: Date): void;
}

const keptMs = 120_000;
const spentMs = 600_000;

/** Keeps at most so many turns; further ones are not promised while it is full. */
export function openTurns(most = 20_000): Turns {
  const secret = randomBytes(32);
  const turns = new Map<string, Turn>();
  const hasRoom = (now: number) => {
    if (turns.size < most) return true;
    for (const [key, turn] of turns) if (turn.until <= now) turns.delete(key);
    return turns.size < most;
  };
  return {
    keyOf: (account, password) => createHmac('sha256', secret).update(`${account}:${password}`).digest('base64url'),
    isDue: (key, now) => {
      const turn = turns.get(key);
      return turn !== undefined && !turn.spent && turn.from <= now.getTime() && now.getTime() < turn.until;
    },
    promise: (key, now, seconds) => {
      const moment = now.getTime();
      const before = turns.get(key);
      if (before && before.until > moment) return before.spent || before.from <= moment ? seconds : Math.ceil((before.from - moment) / 1000);
      const from = moment + seconds * 1000;
      if (hasRoom(moment)) turns.set(key, { from, until: from + keptMs, spent: false });
      return seconds;
    },
    spend: (key, now) => void turns.set(key, { from: now.getTime(), until: now.getTime() + spentMs, spent: true }),
  };
}
