import { isReversed } from '@sarabun/contract/values/buddhist-date';
import { useText } from '../../platform/i18n';
import { DayField } from './day-field';

interface DayRangeProps {
  /** The labels of the two days. */
  labels: { from: string; to: string };
  from: string | undefined;
  to: string | undefined;
  onChange: (part: { from?: string | undefined; to?: string | undefined }) => void;
}

/** The first and the last day of a list. Days in the wrong order are named at the second; nothing should be asked for then. */
export function DayRange({ labels, from, to, onChange }: DayRangeProps) {
  const { t } = useText();
  return (
    <>
      <DayField label={labels.from} value={from ?? null} onChange={(day) => onChange({ from: day ?? undefined })} />
      <DayField
        label={labels.to}
        value={to ?? null}
        onChange={(day) => onChange({ to: day ?? undefined })}
        error={isReversed(from, to) ? t('ui.daysReversed') : undefined}
      />
    </>
  );
}
