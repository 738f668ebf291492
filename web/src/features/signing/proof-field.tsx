import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import { CodeInput } from '../../ui/fields/mail-inputs';
import { PasswordInput } from '../../ui/fields/password-input';

interface ProofFieldProps {
  bySecondFactor: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Why it is asked; by default before a signature. */
  hint?: string;
}

/** The password, or a code of the second factor if set up. */
export function ProofField({ bySecondFactor, value, onChange, error, hint }: ProofFieldProps) {
  const { t } = useText();
  return (
    <Field label={t(bySecondFactor ? 'letterRoute.code' : 'letterRoute.password')} required error={error} hint={hint ?? t('letterRoute.proofHint')}>
      {(control) =>
        bySecondFactor ? (
          <CodeInput {...control} maxLength={40} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <PasswordInput {...control} autoComplete="current-password" maxLength={128} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
