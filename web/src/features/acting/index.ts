import { lazyPage, lazyPart } from '../../ui/lazy-part';

/** Orders to act for posts, `/settings/{menuID}/acting`. */
export const ActingScreen = lazyPage(async () => (await import('./acting-screen')).ActingScreen);
/** The own rights, on the own page. */
export const OwnRights = lazyPart(async () => (await import('./own-rights')).OwnRights);
