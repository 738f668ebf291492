import { isReversed } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { DayField, useDayFault } from './day-field';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const unreadOf = ({ from, to }: Days) => [from, to].find((day) => day !== undefined && !isDay(day));

/** Whether a list may be asked for between two days: each is a day or open, and they are in their order. */
export const areDays = (days: Days): boolean => unreadOf(days) === undefined && !isReversed(days.from, days.to);

/** Why a list cannot be asked for between two days, in words; null if it can. It is said in place of the rows, and nothing is exported. */
export function useDaysFault(days: Days): string | null {
  const { t } = useText();
  const unread = useDayFault(unreadOf(days) ?? null);
  return unread ?? (isReversed(days.from, days.to) ? t('ui.daysReversed') : null);
}

interface DayRangeProps extends Days {
  /** The labels of the two days. */
  labels: { from: string; to: string };
  onChange: (part: Days) => void;
}

/** The first and the last day of a list. What is wrong with them is named at its field; nothing should be asked for then (`useDaysFault`). */
export function DayRange({ labels, from, to, onChange }: DayRangeProps) {
  const { t } = useText();
  const isTurned = unreadOf({ from, to }) === undefined && isReversed(from, to);
  return (
    <>
      <FilterDay label={labels.from} value={from} onChange={(day) => onChange({ from: day })} />
      <FilterDay label={labels.to} value={to} onChange={(day) => onChange({ to: day })} error={isTurned ? t('ui.daysReversed') : undefined} />
    </>
  );
}

interface FilterDayProps {
  label: string;
  /** A day, or a text that is none: nothing is asked for by it, while leaving it out would ask for everything. */
  value: string | undefined;
  error?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function FilterDay({ label, value, error, onChange }: FilterDayProps) {
  // What was typed stays in the input as long as its day does not change.
  const [former, setFormer] = useState<string | null>(null);
  const isRead = value === undefined || isDay(value);
  const fault = useDayFault(isRead ? null : value);
  return (
    <DayField
      label={label}
      value={isRead ? (value ?? null) : former}
      error={fault ?? error}
      onChange={(day) => onChange(day ?? undefined)}
      onUnread={(typed) => {
        if (typed === value) return;
        if (isRead) setFormer(value ?? null);
        onChange(typed);
      }}
    />
  );
}
