import { bangkokDay, type DaySide, dayFault, daysBetween } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
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
  /** The first and the last day that may be given. Another one is named when the field is left. */
  earliest?: string | null | undefined;
  latest?: string | null | undefined;
  /** A choice that there is no day, which is also taken by typing it. */
  without?: { label: string; chosen: boolean; onChoose: (chosen: boolean) => void } | undefined;
  /** Of a list: told of a text that is no day when the person leaves it. Until then the former day holds. */
  onUnread?: (typed: string) => void;
}

/** What is wrong with a text that is no day, in words; null if there is none. */
export function useDayFault(typed: string | null): string | null {
  const { t, language } = useText();
  if (typed === null) return null;
  const fault = dayFault(typed, language, bangkokDay(new Date())) ?? { kind: 'form' as const };
  return t(`ui.dayFaults.${fault.kind}`, { ...fault, typed });
}

/** Why a day cannot be given, in words; undefined if it can. */
function useOutside(day: string | null, { earliest, latest }: Pick<DayFieldProps, 'earliest' | 'latest'>): string | undefined {
  const { t } = useText();
  const dates = useDates();
  if (day === null) return undefined;
  if (earliest && day < earliest) return t('ui.tooEarly', { day: dates.day(earliest, 'long') });
  return latest && day > latest ? t('ui.tooLate', { day: dates.day(latest, 'long') }) : undefined;
}

/** What is typed where there is no day. */
const noDay = /^(?:ไม่มี|none|[-–])$/iu;

/** On which side of today a day lies by what may be given. */
function sideOf({ recent, earliest, latest }: Pick<DayFieldProps, 'recent' | 'earliest' | 'latest'>): DaySide | undefined {
  const today = bangkokDay(new Date());
  if (recent || (latest && latest <= today)) return 'past';
  return earliest && earliest >= today ? 'future' : undefined;
}

/** A day to type (with `/`, `.`, `-`, spaces or nothing between, in either era and script) or to choose from a calendar, which loads when first shown. */
export function DayField({ label, value, onChange, required = false, error, hint, recent = false, without, onUnread, ...span }: DayFieldProps) {
  const { t } = useText();
  const outside = useOutside(value, span);
  const [isLeft, setLeft] = useState(false);
  const [unread, setUnread] = useState<string | null>(null);
  const fault = useDayFault(unread);
  const choose = (chosen: boolean) => {
    setUnread(null);
    without?.onChoose(chosen);
  };
  const tell = (typed: string | null) => {
    if (without && typed !== null && (noDay.test(typed.trim()) || typed.trim() === without.label)) {
      return choose(true);
    }
    setUnread(typed);
    if (typed !== null) onUnread?.(typed);
  };
  const isOld = recent && value !== null && daysBetween(value, bangkokDay(new Date())) > 366;
  const told = isOld ? t('ui.longAgo') : hint;
  const isNone = without?.chosen ?? false;
  const field = (
    <Field label={label} required={required && !isNone} error={fault ?? error ?? (isLeft && outside ? outside : undefined)} hint={told}>
      {(control) => (
        <Suspense fallback={<input {...control} className={ui.input} data-dates-input readOnly />}>
          <DayInput
            {...control}
            // What was typed goes with the choice.
            key={String(isNone)}
            none={isNone ? without?.label : undefined}
            asFilter={onUnread !== undefined}
            value={value}
            side={sideOf({ recent, ...span })}
            onChange={onChange}
            onUnread={tell}
            onLeft={setLeft}
          />
        </Suspense>
      )}
    </Field>
  );
  if (!without) return field;
  return (
    <>
      {field}
      <label className={clsx(ui.row, ui.sm)}>
        {/* From a day, Tab goes to the next field. */}
        <input
          type="checkbox"
          className={ui.tick}
          tabIndex={value === null ? undefined : -1}
          checked={isNone}
          onChange={(event) => choose(event.target.checked)}
        />
        {without.label}
      </label>
    </>
  );
}
