import type { World } from '../../platform/action';
import type { CallingSystem, CallingSystems } from '../../platform/calling-systems';
import { hashOf } from '../session';
import { countCall, countRefused, findSecret } from './key-use-store';
import { keyNotValid, tooManyCalls } from './refusals';

const minuteMs = 60_000;

/** Other systems with their keys. Each call is counted with its address before it is done, also those that are refused. */
export function callingSystems({ db, clock }: Pick<World, 'db' | 'clock'>): CallingSystems {
  return {
    async admit(secret, address) {
      const now = clock();
      const found = secret ? await findSecret(db, hashOf(secret)) : undefined;
      if (!found) throw keyNotValid();
      const { keyId, secretId, modules, origins, perMinute } = found;
      const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
      const isOver = found.revokedAt !== null || (found.endsAt !== null && found.endsAt <= now);
      const { useId, calls } = await countCall(db, { keyId, secretId, minute, address, refused: isOver });
      if (isOver) throw keyNotValid();
      const system: CallingSystem = { keyId, secretId, modules, origins, useId };
      if (calls > perMinute) {
        await countRefused(db, useId);
        throw tooManyCalls(Math.max(1, Math.ceil((minute.getTime() + minuteMs - now.getTime()) / 1000)));
      }
      return system;
    },
    async counted({ useId }, answer) {
      try {
        return await answer();
      } catch (error) {
        await countRefused(db, useId);
        throw error;
      }
    },
  };
}
