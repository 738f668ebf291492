import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { settingsMenu as menuEndpoint, pinSettingsPage as pinEndpoint } from '@sarabun/contract/settings/settings-menu';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { findRight } from '../menu-rights';
import { findSettingsMenu, savePin } from './settings-menu-store';

export async function settingsMenu({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof menuEndpoint>> {
  return { groups: await findSettingsMenu(db, actor.personId, now) };
}

export async function pinSettingsPage({ db, actor, now, audit }: ActContext, { path, pinned }: InputOf<typeof pinEndpoint>) {
  if (!(await findRight(db, actor.personId, path, 'query', now))) throw notFound();
  await savePin(db, actor.personId, path, pinned);
  audit({ detail: { page: path, pinned } });
  return {};
}
