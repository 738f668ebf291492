import { isReversed, isStoredDay } from '@sarabun/contract/values/buddhist-date';
import { useText } from '../../platform/i18n';
import { DayField, useDayFault } from './day-field';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

interface DayRangeProps extends Days {
  /** The labels of the two days. */
  labels: { from: string; to: string };
  onChange: (part: Days) => void;
}

const unreadOf = ({ from, to }: Days) => [from, to].find((day) => day !== undefined && !isStoredDay(day));

/** Whether a list may be asked for between two days: each is a day or open, and they are in their order. */
export const areDays = (days: Days): boolean => unreadOf(days) === undefined && !isReversed(days.from, days.to);

/** Why a list cannot be asked for between two days, in words; null if it can. It is said in place of the rows, and nothing is exported. */
export function useDaysFault(days: Days): string | null {
  const { t } = useText();
  const unread = useDayFault(unreadOf(days) ?? null);
  return unread ?? (isReversed(days.from, days.to) ? t('ui.daysReversed') : null);
}

/** The first and the last day of a list. What is wrong with them is named at its field; nothing should be asked for then (`useDaysFault`). */
export function DayRange({ labels, from, to, onChange }: DayRangeProps) {
  const { t } = useText();
  const areRead = unreadOf({ from, to }) === undefined;
  return (
    <>
      <DayField asFilter label={labels.from} value={from ?? null} onChange={(day) => onChange({ from: day ?? undefined })} />
      <DayField
        asFilter
        label={labels.to}
        value={to ?? null}
        onChange={(day) => onChange({ to: day ?? undefined })}
        error={areRead && isReversed(from, to) ? t('ui.daysReversed') : undefined}
      />
    </>
  );
}
