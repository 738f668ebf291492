import { createHmac, randomBytes } from 'node:crypto';

/** When a try may be made, from and until, in milliseconds. */
interface Turn {
  from: number;
  until: number;
  spent: boolean;
}

/**
 * A person who was told to wait gets a turn when the time has passed, however many others try in the meantime. The key is the account with
 * the typed password: the owner types the same again, and a wrong guess gets no second turn. Kept for minutes, in memory only, under a
 * secret key.
 */
export interface Turns {
  /** Identifies a try. */
  keyOf(account: string, password: string): string;
  isDue(key: string, now: Date): boolean;
  /** Reserves a turn after this many seconds; returns the seconds until it comes, fewer if one was reserved before. */
  promise(key: string, now: Date, seconds: number): number;
  /** The turn was used, and the password was wrong. */
  spend(key: string, now: Date): void;
}

const keptMs = 120_000;
const spentMs = 600_000;

/** Keeps at most this many turns; while full, no further ones are reserved. */
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
