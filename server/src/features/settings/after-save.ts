import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { planRoleSeats } from '../acting';
import { checkOwnRight } from '../menu-rights';
import { maintainPosts, maintainUnits } from '../organization';
import { checkTemplates } from './check-templates';
import type { Change } from './master-store';

/**
 * What a page maintains besides its rows, in the transaction of the change; a refusal rolls it back. The only extension point of the engine
 * on the server.
 */
export const afterSave: Readonly<Record<string, (context: ActContext, changes: readonly Change[]) => Promise<void>>> = {
  'manage-section': maintainUnits,
  'position-information': maintainPosts,
  'users-group': checkOwnRight,
  'role-type': async ({ db, now, announce }) => {
    const personIds = await planRoleSeats(db, bangkokDay(now));
    if (personIds.length > 0) announce('rights.changed', { personIds });
  },
  'setting-modules-notification-lists': checkTemplates,
};
