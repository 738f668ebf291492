import { type ActingPhraseName, actingLine } from '@sarabun/contract/acting/acting-phrase';
import { useText } from '../../../platform/i18n';

/** The wording for acting for another's post: with the phrase of the order, or as its secretary. */
export function useForPost(): (phrase: ActingPhraseName | null | undefined, post: string) => string {
  const { t, language } = useText();
  return (phrase, post) => (phrase ? actingLine(phrase, post, language) : t('documents.forPost', { post }));
}
