import { innerOrigin, nobody, runAction, type World } from '../../../platform/action';
import { headsMoved, moveAnchors } from './number-chain-store';

/**
 * Writes the head of every changed number chain into the audit log, whose chain is keyed: after that, nobody can rewrite the earlier
 * numbers, even with full access to the database.
 */
export async function anchorNumbers(world: World): Promise<void> {
  while (await headsMoved(world.db))
    await runAction(world, 'anchorNumbers', { actor: nobody, origin: innerOrigin }, async ({ db, audit }) => {
      audit({ detail: { heads: await moveAnchors(db) } });
    });
}
