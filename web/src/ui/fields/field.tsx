import { IconAlertCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import ui from '../styles/ui.module.css';

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
  const described = error || hint ? `${id}-note` : undefined;
  return (
    <div className={ui.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className={ui.req} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described, required })}
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
