import type { Config } from './config';
import { whoBears } from './features/session';
import { idleLimitOf } from './idle-limit';
import type { WhoBears, World } from './platform/action';

/** Identifies the owner of a token by the rules of this installation, for calls and sockets alike. */
export function bearersOf(world: World, config: Config): WhoBears {
  return whoBears(world.db, world.clock, { demanding: config.SECOND_FACTOR_ROLES ?? [], idleLimit: idleLimitOf(world, config) });
}
