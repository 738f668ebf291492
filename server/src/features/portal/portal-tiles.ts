import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { arrangePortal as arrangeEndpoint, portalTiles as tilesEndpoint } from '@sarabun/contract/portal/portal-tiles';
import type { ActContext, ReadContext } from '../../platform/action';
import { findFigures } from '../service-keys';
import { launcherMenu } from './menus';
import { findArrangement, findTileDetails, writeArrangement } from './portal-store';

/** The tiles that a person may use, in the person's own order; what was added since stands last. */
export async function portalTiles(context: ReadContext): Promise<AnswerOf<typeof tilesEndpoint>> {
  const { db, actor, now } = context;
  const [{ items, below = [] }, details, figures, { menuIds, hiddenIds }] = await Promise.all([
    launcherMenu(context),
    findTileDetails(db),
    findFigures(db, actor.personId, now),
    findArrangement(db, actor.personId),
  ]);
  const place = (menuId: number) => (menuIds.includes(menuId) ? menuIds.indexOf(menuId) : menuIds.length);
  const tiles = items.flatMap((item) => {
    const found = details.get(item.menuId);
    if (!found) return [];
    const figure = (found.module !== null && figures.get(found.module)) || null;
    return [{ item, detail: found.detail, figure, isHidden: hiddenIds.includes(item.menuId) }];
  });
  return { tiles: tiles.sort((one, other) => place(one.item.menuId) - place(other.item.menuId)), below };
}

/** Keeps how a person arranged the portal. Ids of tiles that the person has not are of no effect. */
export async function arrangePortal(
  { db, actor, now, audit }: ActContext,
  arrangement: InputOf<typeof arrangeEndpoint>,
): Promise<AnswerOf<typeof arrangeEndpoint>> {
  await writeArrangement(db, actor.personId, arrangement, now);
  audit({});
  return {};
}
