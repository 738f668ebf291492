import { type ActingPhraseName, actingLine } from '@sarabun/contract/acting/acting-phrase';
import { useText } from '../../../platform/i18n';

/** How it is said that somebody did something for another's post: by the phrase of the order, or for it as its secretary. */
export function useForPost(): (phrase: ActingPhraseName | null | undefined, post: string) => string {
  const { t, language } = useText();
  return (phrase, post) => (phrase ? actingLine(phrase, post, language) : t('documents.forPost', { post }));
}
