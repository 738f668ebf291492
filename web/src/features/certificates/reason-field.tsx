import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';

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
      {(control) => <LongText {...control} rows={3} most={500} value={value} onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))} />}
    </Field>
  );
}
