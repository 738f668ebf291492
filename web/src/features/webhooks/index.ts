import { lazyPage, withMoreTexts } from '../../ui/lazy-part';

/** The systems that are told of events of letters (`webhooks`). */
export const WebhooksScreen = lazyPage(withMoreTexts(async () => (await import('./webhooks-screen')).WebhooksScreen));
