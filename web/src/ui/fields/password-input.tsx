import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../button';
import ui from '../styles/ui.module.css';
import styles from './password-input.module.css';

/** A password input, hidden until revealed. */
export function PasswordInput(control: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.root}>
      <input {...control} className={ui.input} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton label={t(shown ? 'session.hidePassword' : 'session.showPassword')} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <IconEyeOff size={20} stroke={1.7} aria-hidden /> : <IconEye size={20} stroke={1.7} aria-hidden />}
      </IconButton>
    </div>
  );
}
