import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';

interface LongTextProps extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'value'> {
  value: string;
  /** The limit in characters. */
  most: number;
}

/** From this part of the limit on, the characters are counted below the text. */
const nearLimit = 0.9;

/** A text of several lines. What goes beyond the limit stays, is counted, and keeps the form (`Form`) from being sent. */
export function LongText({ most, value, className, 'aria-invalid': invalid, 'aria-describedby': describedBy, ...rest }: LongTextProps) {
  const { t } = useText();
  const id = useId();
  const length = value.trim().length;
  const isOver = length > most;
  const isNear = length >= most * nearLimit;
  const counts = { n: length.toLocaleString('en'), most: most.toLocaleString('en'), over: (length - most).toLocaleString('en') };
  return (
    <>
      <textarea
        {...rest}
        className={clsx(ui.input, className)}
        value={value}
        aria-invalid={isOver || invalid}
        aria-describedby={clsx(describedBy, isNear && id) || undefined}
        data-too-long={isOver || undefined}
      />
      {isNear && (
        <p id={id} role="status" className={isOver ? ui.fault : clsx(ui.xs, ui.muted, ui.num)}>
          {t(isOver ? 'ui.tooLong' : 'ui.lengthOf', counts)}
        </p>
      )}
    </>
  );
}
