import { IconLoader2 } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Plain = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'>;

interface ButtonProps extends Plain {
  /** One filled button on a screen; the rest are outlined (`ghost`) or plain (`quiet`). Amber (`warn`) only sends back. */
  tone?: 'filled' | 'ghost' | 'quiet' | 'warn';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  /** The key that does the same, printed on the button where there is a keyboard. */
  shortcut?: string;
  busy?: boolean;
}

/** A button that names its effect. While busy it cannot be pressed again. */
export function Button({
  tone = 'filled',
  size = 'md',
  icon,
  shortcut,
  busy = false,
  className = '',
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = ['btn', tone === 'filled' ? '' : tone, size === 'md' ? '' : size, className].filter(Boolean).join(' ');
  return (
    <button {...rest} type={type} className={classes} disabled={disabled || busy} aria-busy={busy || undefined}>
      {busy ? <IconLoader2 size={19} className="spin" aria-hidden /> : icon}
      {children}
      {shortcut && (
        <kbd className="hide-t" aria-hidden>
          {shortcut}
        </kbd>
      )}
    </button>
  );
}

/** A button that shows only an icon; `label` is its name. */
export function IconButton({ label, dense = false, className = '', type = 'button', ...rest }: Plain & { label: string; dense?: boolean }) {
  return <button {...rest} type={type} className={`iconbtn ${dense ? 'dense' : ''} ${className}`} aria-label={label} title={label} />;
}
