import { innerOrigin, nobody, runAction, type World } from '../../platform/action';
import { bringStandard, dropStandards, findStandards, type StandardPage } from './manual-store';
import { readStandardTexts } from './standard-texts';

/**
 * Adds new and changed texts of the product to the manuals, and removes those that it no longer has. Pages edited by the agency stay as
 * they are.
 */
export async function bringStandardTexts(world: World, given?: readonly StandardPage[]): Promise<void> {
  const texts = given ?? (await readStandardTexts());
  const known = await findStandards(world.db);
  const changed = texts.filter(({ key, standard }) => known.get(key)?.standard !== standard);
  const gone = [...known.keys()].filter((key) => !texts.some((text) => text.key === key));
  if (changed.length === 0 && gone.length === 0) return;
  await runAction(world, 'bringStandardTexts', { actor: nobody, origin: innerOrigin }, async ({ db, now, audit }) => {
    for (const page of changed) await bringStandard(db, page, now, false);
    await dropStandards(db, gone);
    audit({ detail: { brought: changed.length, gone: gone.length } });
  });
}
