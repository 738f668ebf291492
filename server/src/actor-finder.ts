import type { Config } from './config';
import { actorFinder } from './features/session';
import { idleLimitOf } from './idle-limit';
import type { FindActor, PresumeActor, World } from './platform/action';

/** Identifies the owner of a token by the rules of this installation, for calls and sockets alike. */
export function actorFinderOf(world: World, config: Config): { find: FindActor; presume: PresumeActor } {
  return actorFinder(world.db, world.clock, { demanding: config.SECOND_FACTOR_ROLES ?? [], idleLimit: idleLimitOf(world, config) });
}
