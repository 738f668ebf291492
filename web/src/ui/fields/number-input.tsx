import { typedDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import ui from '../styles/ui.module.css';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  onChange: (digits: string) => void;
}

/** A whole number to type, with digits of either script. Anything else is not taken; the empty text stands for none. */
export function NumberInput({ value, onChange, className, maxLength = 9, ...control }: NumberInputProps) {
  return (
    <input
      {...control}
      className={clsx(ui.input, ui.num, className)}
      inputMode="numeric"
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(typedDigits(event.target.value))}
    />
  );
}
