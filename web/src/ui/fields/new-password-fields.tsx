import { minPasswordLength } from '@sarabun/contract/constants';
import { maxPasswordLength, type PasswordFault, passwordFaults } from '@sarabun/contract/values/password';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';
import { Field } from './field';
import styles from './new-password.module.css';
import { PasswordInput } from './password-input';

/** A new password, typed twice. */
export interface NewPassword {
  first: string;
  second: string;
}

/** Whether a new password may be submitted: it meets the rule (specification §5) and was typed the same twice. */
export function isComplete({ first, second }: NewPassword): boolean {
  return passwordFaults(first).length === 0 && first === second;
}

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** Also shows problems of empty fields, after a try to save. */
  tried: boolean;
  /** The server's problem with the new password. */
  error?: string | undefined;
}

/** The two fields of a new password, with the rule and the progress towards it. */
export function NewPasswordFields({ value, onChange, tried, error }: NewPasswordFieldsProps) {
  const { t } = useText();
  const faults = passwordFaults(value.first);
  const short = (text: string) => ((tried || text !== '') && text.length < minPasswordLength ? t('newPassword.tooShort') : undefined);
  const differ = value.second !== '' && value.first !== value.second ? t('newPassword.differ') : undefined;
  return (
    <>
      <div className={styles.newPassword}>
        <Field label={t('newPassword.first')} required error={short(value.first) ?? (faults.includes('tooLong') ? t('newPassword.tooLong') : error)}>
          {(control) => (
            <PasswordInput
              {...control}
              name="newPassword"
              autoComplete="new-password"
              maxLength={maxPasswordLength + 1}
              value={value.first}
              onChange={(event) => onChange({ ...value, first: event.target.value })}
            />
          )}
        </Field>
        <Strength password={value.first} faults={faults} />
      </div>
      <Field label={t('newPassword.second')} required error={short(value.second) ?? differ}>
        {(control) => (
          <PasswordInput
            {...control}
            name="newPasswordAgain"
            autoComplete="new-password"
            maxLength={maxPasswordLength + 1}
            value={value.second}
            onChange={(event) => onChange({ ...value, second: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

const rules = ['tooShort', 'noUppercase', 'noLowercase', 'noDigit', 'otherCharacter'] as const satisfies readonly PasswordFault[];

/** The rule line by line with a bar. Once everything is met, only the bar and a word remain. */
function Strength({ password, faults }: { password: string; faults: PasswordFault[] }) {
  const { t } = useText();
  const kept = (rule: PasswordFault) => password !== '' && !faults.includes(rule);
  const score = rules.filter(kept).length;
  const done = score === rules.length && faults.length === 0;
  return (
    <div className={styles.strength}>
      <div className={styles.strengthBar} aria-hidden>
        {rules.map((rule, place) => (
          <span key={rule} className={place < score ? (done ? styles.done : styles.on) : undefined} />
        ))}
      </div>
      <div aria-live="polite">
        {done ? (
          <p className={clsx(ui.xs, styles.strengthDone)}>{t('newPassword.strong')}</p>
        ) : (
          <>
            <p className={clsx(ui.xs, ui.muted)}>{t('newPassword.hint')}</p>
            <ul className={clsx(styles.strengthRules, ui.xs)}>
              {rules.map((rule) => (
                <li key={rule} className={kept(rule) ? styles.kept : undefined}>
                  {kept(rule) ? <IconCheck size={15} stroke={2.2} aria-hidden /> : <IconPoint size={15} aria-hidden />}
                  {t(`newPassword.rules.${rule}`)}
                  {kept(rule) && <span className={ui.vh}>{t('newPassword.kept')}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
