import { lazyPart, withMoreTexts } from '../../ui/lazy-part';

/** Copies of a letter and their book, envelopes, and the letter with everything as one file. */
export const LetterCopies = lazyPart(withMoreTexts(async () => (await import('./letter-copies')).default));
