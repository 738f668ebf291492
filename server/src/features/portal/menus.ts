import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { headerMenu as headerEndpoint, launcherMenu as launcherEndpoint } from '@sarabun/contract/portal/menus';
import type { Actor, ReadContext } from '../../platform/action';
import { findMenus } from './menu-store';

const launcher = 3100;

function audiencesOf({ seats, roles }: Actor): string[] {
  const registers = seats.some((seat) => seat.function === 'registrar' || seat.function === 'registryHead' || seat.function === 'secretRegistrar');
  return ['everyone', ...(registers ? ['registrars'] : []), ...(roles.includes('administrator') ? ['administrators'] : [])];
}

/** The tiles of the launcher that the person may use. */
export async function launcherMenu({ db, actor }: ReadContext): Promise<AnswerOf<typeof launcherEndpoint>> {
  return { items: await findMenus(db, launcher, 1, audiencesOf(actor)) };
}

/** The items of a header menu that the person may use. */
export async function headerMenu({ db, actor }: ReadContext, { parent, level }: InputOf<typeof headerEndpoint>): Promise<AnswerOf<typeof headerEndpoint>> {
  return { item: await findMenus(db, parent, level, audiencesOf(actor)) };
}
