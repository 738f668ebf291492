import { useMediaQuery } from '@mantine/hooks';
import { IconBackspace } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import styles from './pin-pad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** The minimum number of digits of a PIN. */
const dots = 6;

interface PinPadProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The maximum number of digits. */
  most: number;
}

/** A PIN, typed on a keyboard or, on touch devices, on the pad's own keys, so that the system keyboard does not cover the page. */
export function PinPad({ label, value, onChange, error, most }: PinPadProps) {
  const { t } = useText();
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return (
    <div className={styles.pin}>
      <Field label={label} required error={error}>
        {(control) => (
          <span className={styles.pinPlace}>
            <input
              {...control}
              className={clsx(ui.input, styles.pinIn)}
              type="password"
              inputMode={touch ? 'none' : 'numeric'}
              autoComplete="off"
              maxLength={most}
              value={value}
              onChange={(event) => onChange(event.target.value.replace(/[^\d๐-๙]/g, ''))}
            />
            <span className={styles.pinDots} aria-hidden>
              {Array.from({ length: Math.max(dots, value.length) }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                <i key={place} data-full={place < value.length || undefined} />
              ))}
            </span>
          </span>
        )}
      </Field>
      {touch && <PinKeys label={t('signing.keys')} value={value} onChange={(typed) => onChange(typed.slice(0, most))} />}
    </div>
  );
}

function PinKeys({ label, value, onChange }: Pick<PinPadProps, 'label' | 'value' | 'onChange'>) {
  const { t } = useText();
  return (
    <fieldset className={styles.pinKeys}>
      <legend className={ui.vh}>{label}</legend>
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => onChange(value + digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={styles.pinWord} disabled={value === ''} onClick={() => onChange('')}>
        {t('signing.clearPin')}
      </button>
      <button type="button" onClick={() => onChange(`${value}0`)}>
        0
      </button>
      <button type="button" aria-label={t('signing.lastDigitAway')} disabled={value === ''} onClick={() => onChange(value.slice(0, -1))}>
        <IconBackspace size={22} stroke={1.6} aria-hidden />
      </button>
    </fieldset>
  );
}
