import { innerOrigin, nobody, runAction, type World } from '../../../platform/action';
import { headsMoved, moveAnchors } from './number-chain-store';

/**
 * Writes the head of every chain of numbers that moved into the audit, whose own chain has a key: from then on nobody can write the
 * numbers anew up to there, even with the whole database in hand.
 */
export async function anchorNumbers(world: World): Promise<void> {
  while (await headsMoved(world.db))
    await runAction(world, 'anchorNumbers', { actor: nobody, origin: innerOrigin }, async ({ db, audit }) => {
      audit({ detail: { heads: await moveAnchors(db) } });
    });
}
