import { innerOrigin, nobody, runAction, type World } from '../../../platform/action';
import { anyUnused, endUnused } from './session-store';

const maxAtOnce = 500;

/** Ends sessions without use during the idle time, so that forgotten pages receive nothing more and the list of devices is right. */
export async function endUnusedSessions(world: World, idleLimit: () => Promise<number>): Promise<void> {
  const now = world.clock();
  const usedAfter = new Date(now.getTime() - (await idleLimit()));
  while (await anyUnused(world.db, usedAfter, now)) {
    await runAction(world, 'endUnusedSessions', { actor: nobody, origin: innerOrigin }, async ({ db, announce, audit }) => {
      const ended = await endUnused(db, usedAfter, maxAtOnce, now);
      for (const { personId, sessionIds } of ended) announce('session.ended', { personId, sessionIds, reason: 'idle' });
      audit({ detail: { ended: ended.flatMap(({ sessionIds }) => sessionIds) } });
    });
  }
}
