import { bangkokDay, dayFault, daysBetween, isStoredDay } from '@sarabun/contract/values/buddhist-date';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { lazyPart } from '../lazy-part';
import ui from '../styles/ui.module.css';
import { Field } from './field';

const DayInput = lazyPart(async () => (await import('./day-input')).default);

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, shown in the Buddhist Era. */
  value: string | null;
  onChange: (day: string | null) => void;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  /** A day that is usually recent: one of more than a year ago is asked about. */
  recent?: boolean;
  /**
   * Of a list: a text that is no day becomes the value when the person leaves it, so that nothing is asked for by it. Until then the former
   * day holds.
   */
  asFilter?: boolean;
}

/** What is wrong with a text that is no day, in words; null if there is none. */
export function useDayFault(typed: string | null): string | null {
  const { t, language } = useText();
  if (typed === null) return null;
  const fault = dayFault(typed, language) ?? { kind: 'form' as const };
  return t(`ui.dayFaults.${fault.kind}`, { ...fault, typed });
}

/** A day to type (with `/`, `.`, `-`, spaces or nothing between, in either era and script) or to choose from a calendar, which loads when first shown. */
export function DayField({ label, value, onChange, required = false, error, hint, recent = false, asFilter = false }: DayFieldProps) {
  const { t } = useText();
  const [unread, setUnread] = useState<string | null>(null);
  // What was typed stays in the input as long as its day does not change.
  const [former, setFormer] = useState<string | null>(null);
  const isDay = value === null || isStoredDay(value);
  const fault = useDayFault(unread ?? (isDay ? null : value));
  const tell = (typed: string | null) => {
    setUnread(typed);
    if (!asFilter || typed === null || typed === value) return;
    if (isDay) setFormer(value);
    onChange(typed);
  };
  const isOld = recent && isDay && value !== null && daysBetween(value, bangkokDay(new Date())) > 366;
  const told = isOld ? t('ui.longAgo') : hint;
  return (
    <Field label={label} required={required} error={fault ?? error} hint={told}>
      {(control) => (
        <Suspense fallback={<input {...control} className={ui.input} data-dates-input readOnly />}>
          <DayInput {...control} asFilter={asFilter} value={isDay ? value : former} onChange={onChange} onUnread={tell} />
        </Suspense>
      )}
    </Field>
  );
}
