import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';

interface ReasonFieldProps {
  label: string;
  value: string;
  required?: boolean;
  hint?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A short reason in one line. */
export function ReasonField({ label, value, required = false, hint, error, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} required={required} error={error} {...(hint && { hint })}>
      {(control) => (
        <textarea
          {...control}
          className={ui.input}
          rows={3}
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
        />
      )}
    </Field>
  );
}
