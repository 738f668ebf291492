import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { type AddressCode, addressCodes, addressOf, envelopeLine, formOfAddress } from '@sarabun/contract/drafts/forms-of-address';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { hintKey, type LetterHint } from '@sarabun/contract/drafts/letter-hints';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconBulb, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { Button, IconButton } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import styles from './helper.module.css';
import { useHintWords } from './hint-words';
import { withForm } from './letter-words';

interface WritingHelpProps {
  kind: DocumentKind;
  content: LetterContent;
  hints: readonly LetterHint[];
  onChange: (content: LetterContent) => void;
  onDismiss: (hint: LetterHint) => void;
}

/** How annex 2 addresses the receiver, and what to look at in the letter, each with its clause. */
export function WritingHelp({ kind, content, hints, onChange, onDismiss }: WritingHelpProps) {
  const { t } = useText();
  const words = useHintWords();
  return (
    <div className={styles.help}>
      {content.addressee !== '' && <Address kind={kind} content={content} onChange={onChange} />}
      {hints.length > 0 && (
        <ul className={styles.hints} aria-label={t('letterHelp.hints')}>
          {hints.map((hint) => {
            const { text, clause } = words(hint);
            const { fix } = hint;
            return (
              <li key={hintKey(hint)} className={clsx(ui.row, ui.wrap, ui.sm, styles.hint)}>
                <IconBulb size={18} stroke={1.7} aria-hidden />
                <span className={styles.words}>
                  {text} <span className={styles.clause}>{clause}</span>
                </span>
                {fix && (
                  <Button size="sm" tone="ghost" onClick={() => onChange({ ...content, ...fix })}>
                    {t('letterHelp.use', { words: hint.expected })}
                  </Button>
                )}
                <IconButton dense label={t('letterHelp.dismiss', { text })} onClick={() => onDismiss(hint)}>
                  <IconX size={16} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The row of annex 2 that applies, to be changed, with its pronouns and the line of the envelope. */
function Address({ kind, content, onChange }: Pick<WritingHelpProps, 'kind' | 'content' | 'onChange'>) {
  const { t, language } = useText();
  const applies = addressOf(content);
  const form = applies && formOfAddress(applies.code);
  return (
    <details>
      <summary className={clsx(ui.sm, styles.summary)}>
        {form
          ? t('letterHelp.addressed', {
              row: language === 'en' ? applies.code : toThaiDigits(applies.code),
              pronoun: form.pronouns[0] ?? '',
              envelope: envelopeLine(content),
            })
          : t('letterHelp.chooseRow')}
      </summary>
      <div className={styles.open}>
        <Field label={t('letterHelp.row')}>
          {(control) => (
            <select
              {...control}
              className={ui.input}
              value={content.addressForm}
              onChange={(event) => onChange(withForm(kind, content, event.target.value as AddressCode | ''))}
            >
              <option value="">{t('letterHelp.byName')}</option>
              {addressCodes.map((code) => (
                <option key={code} value={code}>
                  {toThaiDigits(code)} {formOfAddress(code).receivers}
                </option>
              ))}
            </select>
          )}
        </Field>
        {form && (
          <dl className={clsx(ui.sm, styles.facts)}>
            <dt>{t('letterHelp.pronounOfReceiver')}</dt>
            <dd>{form.pronouns[0]}</dd>
            <dt>{t('letterHelp.pronounOfWriter')}</dt>
            <dd>{form.pronouns.slice(1).join(' · ')}</dd>
            <dt>{t('letterHelp.envelope')}</dt>
            <dd>{envelopeLine(content)}</dd>
          </dl>
        )}
      </div>
    </details>
  );
}
