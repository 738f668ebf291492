import { IconLoader2 } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useState } from 'react';
import ui from './styles/ui.module.css';

const tones = { filled: undefined, ghost: ui.ghost, quiet: ui.quiet, warn: ui.warn };
const sizes = { sm: ui.sm, md: undefined, lg: ui.lg };

type Plain = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'>;

interface ButtonProps extends Plain {
  /** One filled button per screen; the rest are outlined (`ghost`) or plain (`quiet`). Amber (`warn`) is only for returning something. */
  tone?: 'filled' | 'ghost' | 'quiet' | 'warn';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  /** The shortcut key, printed on the button if there is a keyboard. */
  shortcut?: string;
  busy?: boolean;
}

/** Also keeps a form from being sent by its button. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** A button that names its effect. While busy it cannot be pressed again, and keeps the focus, which a disabled button loses. */
export function Button({
  tone = 'filled',
  size = 'md',
  icon,
  shortcut,
  busy = false,
  className = '',
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = clsx(ui.btn, tones[tone], sizes[size], className);
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
    >
      {busy ? <IconLoader2 size={19} className={ui.spin} aria-hidden /> : icon}
      {children}
      {shortcut && (
        <kbd className={ui.hideT} aria-hidden>
          {shortcut}
        </kbd>
      )}
    </button>
  );
}

/**
 * A button with only an icon; `label` is its name. One that has the focus when it becomes disabled, such as "up" of what is at the top now,
 * keeps it until it is left.
 */
export function IconButton({
  label,
  dense = false,
  className = '',
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: Plain & { label: string; dense?: boolean }) {
  const [hasFocus, setFocus] = useState(false);
  return (
    <button
      {...rest}
      type={type}
      className={clsx(ui.iconbtn, dense && ui.dense, className)}
      aria-label={label}
      title={label}
      disabled={disabled && !hasFocus}
      aria-disabled={(disabled && hasFocus) || undefined}
      onClick={disabled ? refuse : onClick}
      onFocus={(event) => {
        setFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocus(false);
        onBlur?.(event);
      }}
    />
  );
}
