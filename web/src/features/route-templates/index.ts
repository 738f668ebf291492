import { lazyPage } from '../../ui/lazy-part';

export const TemplatesScreen = lazyPage(async () => (await import('./templates-screen')).TemplatesScreen);
