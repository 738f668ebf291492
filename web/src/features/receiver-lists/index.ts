import { lazyPart } from '../../ui/lazy-part';

/** Adds all units with one press, and the person's receiver lists. */
export const ReceiverShortcuts = lazyPart(async () => (await import('./receiver-shortcuts')).ReceiverShortcuts);
