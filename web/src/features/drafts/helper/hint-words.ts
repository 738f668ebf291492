import type { LetterHint } from '@sarabun/contract/drafts/letter-hints';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useText } from '../../../platform/i18n';

/** Says a hint and its clause in the language of the reader. */
export function useHintWords(): (hint: LetterHint) => { text: string; clause: string } {
  const { t, language } = useText();
  const digits = (text: string) => (language === 'en' ? text : toThaiDigits(text));
  return ({ code, clause, row, found, expected }) => ({
    text: t(`letterHelp.hint.${code}`, { found: digits(found), expected: digits(expected) }),
    clause: clause === '' ? '' : t(row ? 'letterHelp.clauseAndRow' : 'letterHelp.clause', { clause: digits(clause), row: digits(row ?? '') }),
  });
}
