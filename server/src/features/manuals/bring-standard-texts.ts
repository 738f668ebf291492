import { innerOrigin, nobody, runAction, type World } from '../../platform/action';
import { bringStandard, dropStandards, findStandards, type StandardPage } from './manual-store';
import { readStandardTexts } from './standard-texts';

/** Brings new and changed texts of the product into the manuals, and takes away those that it no longer has. What the agency edited stays as it is. */
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
