import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { launcherRoot, protectedMenus } from '@sarabun/contract/portal/menu-editor';
import type { headerMenu as headerEndpoint, launcherMenu as launcherEndpoint } from '@sarabun/contract/portal/menus';
import type { ReadContext } from '../../platform/action';
import { findMenus } from './menu-store';

const launcher = { parents: [launcherRoot], level: 1 };

/** The launcher tiles that the person may use, and the items below them. */
export async function launcherMenu({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof launcherEndpoint>> {
  const items = await findMenus(db, launcher, actor.personId, now);
  const parents = items.map(({ menuId }) => menuId).filter((menuId) => !protectedMenus.includes(menuId));
  const below = await findMenus(db, { parents, level: launcher.level + 1 }, actor.personId, now);
  return { items, below: below.map(({ parentId, ...item }) => ({ parentId, item })) };
}

export async function headerMenu({ db, actor, now }: ReadContext, { parent, level }: InputOf<typeof headerEndpoint>): Promise<AnswerOf<typeof headerEndpoint>> {
  return { item: await findMenus(db, { parents: [parent], level }, actor.personId, now) };
}
