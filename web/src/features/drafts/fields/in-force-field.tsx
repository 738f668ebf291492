import { dayInForce, fromNowOn, inForceFrom } from '@sarabun/contract/drafts/in-force';
import { dayFault } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import { Segments } from '../../../ui/fields/segments';
import ui from '../../../ui/styles/ui.module.css';
import styles from './in-force.module.css';

interface InForceFieldProps {
  label: string;
  required: boolean;
  error: string | undefined;
  /** The words after ตั้งแต่. */
  value: string;
  onChange: (value: string) => void;
}

const ways = ['day', 'now', 'words'] as const;

/** From when an order applies: from a day, from now on, or as the writer says. */
export function InForceField({ label, required, error, value, onChange }: InForceFieldProps) {
  const { t, language } = useText();
  const [inWords, setInWords] = useState(false);
  const day = dayInForce(value);
  const namesNoDay = value !== '' && day === null;
  const way = value === fromNowOn && !inWords ? 'now' : inWords || namesNoDay ? 'words' : 'day';
  const choose = (next: (typeof ways)[number]) => {
    setInWords(next === 'words');
    if (next === 'now') onChange(fromNowOn);
    if (next === 'day' && namesNoDay) onChange('');
  };
  // Words typed where a day is expected are those of the writer; a day that does not exist is none.
  const read = (typed: string) => {
    const words = dayInForce(typed) ? inForceFrom(dayInForce(typed) as string) : typed.trim();
    onChange(dayInForce(typed) || (dayFault(typed, language)?.kind === 'form' && !/[0-9๐-๙]/u.test(typed)) ? words : '');
  };
  const leave = () => {
    if (!day) return;
    setInWords(false);
    onChange(inForceFrom(day));
  };
  return (
    <div>
      <div className={styles.way}>
        <span className={ui.lbl} aria-hidden>
          {label}
        </span>
        <Segments label={label} values={ways} chosen={way} onChoose={choose} word={(one) => (one === 'now' ? fromNowOn : t(`letters.inForce.${one}`))} />
      </div>
      {way === 'day' && (
        <DayField
          label={`${label} ${t('letters.inForce.day')}`}
          required={required}
          error={error}
          value={day}
          onChange={(next) => onChange(next ? inForceFrom(next) : '')}
          onUnread={read}
        />
      )}
      {way === 'words' && (
        <Field label={`${label} ${t('letters.inForce.words')}`} required={required} error={error}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={200}
              value={value}
              autoComplete="off"
              onChange={(event) => {
                setInWords(true);
                onChange(event.target.value);
              }}
              onBlur={leave}
            />
          )}
        </Field>
      )}
    </div>
  );
}
