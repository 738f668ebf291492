import type { Label } from '@sarabun/contract/values/label';
import { IconAlertCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../../platform/i18n';
import { Dictation, withDictated } from '../../../ui/fields/dictation';
import { Field } from '../../../ui/fields/field';
import { LongText } from '../../../ui/fields/long-text';
import ui from '../../../ui/styles/ui.module.css';
import styles from './act.module.css';
import { withPhrase } from './assignment-rules';

interface WordsProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /**
   * Phrases that a tap puts into the text, replacing the one tapped before. The text belongs to an official letter: it is Thai whatever
   * the language of the screen.
   */
  phrases?: readonly Label[];
  /** More than one phrase may be said, as of reasons: each is added. */
  several?: boolean;
  /** Other preset texts that a phrase replaces. */
  filledIn?: readonly string[];
  required?: boolean;
  error?: string | undefined;
  rows?: number;
}

const maxLength = 2000;

export function Words({ label, value, onChange, phrases = [], several = false, filledIn = [], required = false, error, rows = 4 }: WordsProps) {
  const { t, language } = useText();
  const ready = several ? filledIn : [...phrases.map(({ th }) => th), ...filledIn];
  const words = useRef<HTMLDivElement>(null);
  return (
    <div ref={words} className={styles.words}>
      {phrases.length > 0 && (
        <fieldset
          className={clsx(ui.row, ui.wrap, styles.phrases, several && styles.several)}
          onKeyDown={(event) => typeOn(event, words.current?.querySelector('textarea'))}
        >
          <legend className={ui.vh}>{t('documents.phrases')}</legend>
          {phrases.map((phrase) => (
            <button
              key={phrase.th}
              type="button"
              className={ui.phrase}
              title={language === 'th' ? undefined : phrase.th}
              onClick={() => onChange(withPhrase(value, phrase.th, ready))}
            >
              {phrase[language]}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.written}>
        <Field label={label} required={required} error={error}>
          {(control) => <LongText {...control} rows={rows} most={maxLength} value={value} onChange={(event) => onChange(event.target.value)} />}
        </Field>
        <Dictation label={label} onText={(text) => onChange(withDictated(value, text))} />
      </div>
    </div>
  );
}

/** What is typed on a phrase that was tapped goes on in the text; the tap itself leaves the focus, because a field would raise the keyboard of a tablet. */
function typeOn({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, text: HTMLTextAreaElement | null | undefined) {
  if (!text || [...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
  text.focus();
  text.setSelectionRange(text.value.length, text.value.length);
}

interface ChoicesProps<Code extends string> {
  label: string;
  options: readonly { code: Code; text: string }[];
  value: Code | null;
  onChange: (code: Code) => void;
  error?: string | undefined;
}

/** One of a few choices as large tiles; arrow keys choose. */
export function Choices<Code extends string>({ label, options, value, onChange, error }: ChoicesProps<Code>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map(({ code, text }) => (
        <label key={code} className={styles.choice}>
          <input type="radio" name={label} value={code} checked={code === value} onChange={() => onChange(code)} />
          <span>{text}</span>
        </label>
      ))}
      {error && <Fault text={error} />}
    </fieldset>
  );
}

/** A problem of something that is not a field. */
export function Fault({ text }: { text: string }) {
  return (
    <p className={ui.fault} role="alert">
      <IconAlertCircle size={17} aria-hidden />
      {text}
    </p>
  );
}
