import type { ActContext } from '../../platform/action';
import { proveOwnRight } from '../access';

/** What a page looks after beyond its rows, in the transaction of the change; a refusal undoes it. The only hatch of the engine on this side. */
export const afterSave: Readonly<Record<string, (context: ActContext) => Promise<void>>> = {
  'users-group': proveOwnRight,
};
