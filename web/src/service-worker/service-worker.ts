import { type PushScope, showPushes } from './push';

showPushes(globalThis as unknown as PushScope);
