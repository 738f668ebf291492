import { lazyPage, lazyPart } from '../../ui/lazy-part';

/** Orders to act for posts, `/settings/{menuID}/acting`. */
export const ActingScreen = lazyPage(async () => (await import('./acting-screen')).ActingScreen);
/** One's own rights, on the profile page. */
export const OwnRights = lazyPart(async () => (await import('./own-rights')).OwnRights);
