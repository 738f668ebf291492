import { lazyPart } from '../../ui/lazy-part';

/** All units by one press, and the lists that the person keeps. */
export const ReceiverShortcuts = lazyPart(async () => (await import('./receiver-shortcuts')).ReceiverShortcuts);
