import type { Config } from './config';
import { whoBears } from './features/session';
import { idleLimitOf } from './idle-limit';
import type { WhoBears, World } from './platform/action';

/** Who bears a token, by the rules of this installation: the same for calls and for sockets. */
export function bearersOf(world: World, config: Config): WhoBears {
  return whoBears(world.db, world.clock, { demanding: config.SECOND_FACTOR_ROLES ?? [], idleLimit: idleLimitOf(world, config) });
}
