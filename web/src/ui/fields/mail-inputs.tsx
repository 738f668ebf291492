import { maxEmailLength } from '@sarabun/contract/values/email';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import ui from '../styles/ui.module.css';

/** Takes an address of mail: phones offer its keys, and no browser corrects it. */
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

/** Takes a code that was sent or that an app shows: phones offer digits and fill it in. */
export function CodeInput(props: ComponentProps<'input'>) {
  return <input className={clsx(ui.input, ui.num)} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={20} {...props} />;
}
