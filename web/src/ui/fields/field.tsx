import { IconAlertCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, use, useId, useRef } from 'react';
import { useText } from '../../platform/i18n';
import { FieldAround, FormAround } from '../forms/around';
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

/** A labelled control with its hint and problem. A problem that the form was told of goes once the value changes. */
export function Field({ label, required = false, error, hint, children }: FieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const limit = useCutInput(place);
  const { t } = useText();
  const notes = [error && `${id}-fault`, hint && `${id}-note`].filter(Boolean).join(' ');
  const { answered } = use(FormAround);
  const change = () => error !== undefined && answered(error);
  return (
    <div ref={place} className={ui.field} onChange={change}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className={ui.req} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <FieldAround value={change}>{children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': notes || undefined, required })}</FieldAround>
      {limit !== null && (
        <p className={clsx(ui.xs, ui.num)} role="status">
          {t('common.cutAt', { most: limit.toLocaleString('en') })}
        </p>
      )}
      {error && (
        <p className={ui.fault} id={`${id}-fault`}>
          <IconAlertCircle size={17} aria-hidden />
          {error}
        </p>
      )}
      {hint && (
        <div className={clsx(ui.xs, ui.muted)} id={`${id}-note`}>
          {hint}
        </div>
      )}
    </div>
  );
}
