import { IconAlertCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';
import { useCutInput } from './cut-input';

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  required: boolean;
}

interface FieldProps {
  label: ReactNode;
  required?: boolean;
  /** The problem with the value, in the person's language. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Draws the control with the given id and accessibility attributes. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and problem. */
export function Field({ label, required = false, error, hint, children }: FieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const limit = useCutInput(place);
  const { t } = useText();
  const described = error || hint ? `${id}-note` : undefined;
  return (
    <div ref={place} className={ui.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className={ui.req} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described, required })}
      {limit !== null && (
        <p className={clsx(ui.xs, ui.num)} role="status">
          {t('ui.cutAt', { most: limit.toLocaleString('en') })}
        </p>
      )}
      {error ? (
        <p className={ui.fault} id={described}>
          <IconAlertCircle size={17} aria-hidden />
          {error}
        </p>
      ) : (
        hint && (
          <div className={clsx(ui.xs, ui.muted)} id={described}>
            {hint}
          </div>
        )
      )}
    </div>
  );
}
