import { bangkokDay, dayFault, daysBetween } from '@sarabun/contract/values/buddhist-date';
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
}

/** A day to type (with `/`, `.`, `-`, spaces or nothing between, in either era and script) or to choose from a calendar, which loads when first shown. */
export function DayField({ label, value, onChange, required = false, error, hint, recent = false }: DayFieldProps) {
  const { t, language } = useText();
  const [unread, setUnread] = useState<string | null>(null);
  const fault = unread === null ? null : { ...(dayFault(unread, language) ?? { kind: 'form' as const }), typed: unread };
  const isOld = recent && value !== null && daysBetween(value, bangkokDay(new Date())) > 366;
  const told = isOld ? t('ui.longAgo') : hint;
  return (
    <Field label={label} required={required} error={fault ? t(`ui.dayFaults.${fault.kind}`, fault) : error} hint={told}>
      {(control) => (
        <Suspense fallback={<input {...control} className={ui.input} data-dates-input readOnly />}>
          <DayInput {...control} value={value} onChange={onChange} onUnread={setUnread} />
        </Suspense>
      )}
    </Field>
  );
}
