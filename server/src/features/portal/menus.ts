import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { headerMenu as headerEndpoint, launcherMenu as launcherEndpoint } from '@sarabun/contract/portal/menus';
import type { ReadContext } from '../../platform/action';
import { findMenus } from './menu-store';

const launcher = { parent: 3100, level: 1 };

/** The tiles of the launcher that the person may use. */
export async function launcherMenu({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof launcherEndpoint>> {
  return { items: await findMenus(db, launcher, actor.personId, now) };
}

/** The items of a header menu that the person may use. */
export async function headerMenu({ db, actor, now }: ReadContext, { parent, level }: InputOf<typeof headerEndpoint>): Promise<AnswerOf<typeof headerEndpoint>> {
  return { item: await findMenus(db, { parent, level }, actor.personId, now) };
}
