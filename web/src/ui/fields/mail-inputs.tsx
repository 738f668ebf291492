import { maxEmailLength } from '@sarabun/contract/values/email';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import ui from '../styles/ui.module.css';

/** An e-mail input: phones show the right keyboard, and browsers do not autocorrect. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <input
      className={ui.input}
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmailLength}
      {...props}
    />
  );
}

/** A code from a mail or an app: phones show digits and autofill it. */
export function CodeInput(props: ComponentProps<'input'>) {
  return <input className={clsx(ui.input, ui.num)} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={20} {...props} />;
}
