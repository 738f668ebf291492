import { type DayFault, dayFault } from '@sarabun/contract/values/buddhist-date';
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
}

/** Says what is wrong with a typed day and, if it is not a day at all, how one is typed. */
function wordsOf(t: ReturnType<typeof useText>['t'], typed: string, fault: DayFault | null): string {
  switch (fault?.kind) {
    case 'noMonth':
      return t('ui.dayNoMonth', { typed, month: fault.month });
    case 'noDay':
      return t('ui.dayNoDay', { typed });
    case 'noLeapDay':
      return t('ui.dayNoLeapDay', { typed, year: fault.year });
    case 'monthEnds':
      return t('ui.dayMonthEnds', { typed, month: fault.month, days: fault.days });
    case 'farYear':
      return t('ui.dayFarYear', { typed, year: fault.year });
    default:
      return t('ui.dayUnread', { typed });
  }
}

/** A day to type (with `/`, `.`, `-`, spaces or nothing between, in either era and script) or to choose from a calendar, which loads when first shown. */
export function DayField({ label, value, onChange, required = false, error, hint }: DayFieldProps) {
  const { t, language } = useText();
  const [unread, setUnread] = useState<string | null>(null);
  return (
    <Field label={label} required={required} error={unread === null ? error : wordsOf(t, unread, dayFault(unread, language))} hint={hint}>
      {(control) => (
        <Suspense fallback={<input {...control} className={ui.input} data-dates-input readOnly />}>
          <DayInput {...control} value={value} onChange={onChange} onUnread={setUnread} />
        </Suspense>
      )}
    </Field>
  );
}
