import type { Label } from '@sarabun/contract/values/label';
import { leftReason, supersededReason } from '../certificates';
import { circulationStopped, usualReminder } from '../documents';

const ownWords: readonly Label[] = [leftReason, supersededReason, circulationStopped, usualReminder];

/** A stored text for a notice: in its language what the product wrote itself, as it is what a person wrote. */
export const wordsIn = (text: string, language: 'th' | 'en'): string => ownWords.find(({ th }) => th === text)?.[language] ?? text;
