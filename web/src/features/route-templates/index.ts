import { lazyPage } from '../../ui/lazy-part';

/** The page of the settings for ways that letters often go. */
export const TemplatesScreen = lazyPage(async () => (await import('./templates-screen')).TemplatesScreen);
