import { type Build, keepPages, type TurnScope, takeTurns } from './pages';
import { type PushScope, showPushes } from './push';

/** Filled in by the build. */
declare const __BUILD__: Build;

const build = __BUILD__;
keepPages(build);
takeTurns(globalThis as unknown as TurnScope, build);
showPushes(globalThis as unknown as PushScope);
