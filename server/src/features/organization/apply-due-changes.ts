import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { type ActContext, innerOrigin, nobody, runAction, type World } from '../../platform/action';
import { Refusal } from '../../platform/errors';
import { findDue, lockDue, markApplied, markFailed } from './office-change-store';
import { effects } from './take-effect';

/** Applies changes scheduled for today or earlier, each in its own transaction. A refused change keeps the reason and is retried. */
export async function applyDueChanges(world: World): Promise<void> {
  const now = world.clock();
  let bug: unknown;
  for (const changeId of await findDue(world.db, bangkokDay(now), now)) {
    try {
      await applyOne(world, changeId);
    } catch (error) {
      bug ??= error;
    }
  }
  if (bug) throw bug;
}

async function applyOne(world: World, changeId: number): Promise<void> {
  const act = <R>(useCase: (context: ActContext) => Promise<R>) => runAction(world, 'applyOfficeChange', { actor: nobody, origin: innerOrigin }, useCase);
  try {
    await act(async (context) => {
      const change = await lockDue(context.db, changeId);
      if (!change) return;
      await effects[change.kind](context, change);
      await markApplied(context.db, changeId, context.now);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await act(async ({ db, now, audit }) => {
      await markFailed(db, changeId, reasonOf(error), now);
      audit({ detail: { changeId, failed: error.code } });
    });
  }
}

/** If a refusal names fields, the first one's text is more specific. */
function reasonOf(refusal: Refusal): Label {
  return Object.values(refusal.extras.fields ?? {})[0] ?? refusal.text;
}
