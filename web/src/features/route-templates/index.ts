import { lazyPage } from '../../ui/lazy-part';

/** The settings page of route templates. */
export const TemplatesScreen = lazyPage(async () => (await import('./templates-screen')).TemplatesScreen);
