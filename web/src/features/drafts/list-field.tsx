import { IconPlus, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import { Fault } from '../documents';
import styles from './compose.module.css';
import { isFilled } from './draft-fields';

type Row = Record<string, string>;

interface ListFieldProps {
  label: string;
  required: boolean;
  error: string | undefined;
  columns: readonly { key: 'text' | 'name' | 'quantity' | 'position'; called?: 'person'; maxLength: number; narrow?: boolean }[];
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
}

/** A list of lines with one or two parts; Enter adds a line. Empty lines are dropped when the field loses focus. */
export function ListField({ label, required, error, columns, rows, onChange }: ListFieldProps) {
  const { t } = useText();
  const group = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) group.current?.querySelector<HTMLElement>(`.${styles.row}:last-of-type textarea`)?.focus();
  }, [added]);
  const add = () => {
    onChange([...rows, Object.fromEntries(columns.map(({ key }) => [key, '']))]);
    setAdded(added + 1);
  };
  const latest = useRef({ rows, onChange });
  latest.current = { rows, onChange };
  const afterPress = useAfterPress();
  const tidy = () => {
    const { rows, onChange } = latest.current;
    const filled = rows.filter(isFilled);
    const isLeft = group.current !== null && !group.current.contains(document.activeElement);
    if (isLeft && filled.length < rows.length) onChange(filled);
  };
  return (
    <fieldset
      ref={group}
      className={clsx(ui.field, styles.list)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) afterPress(tidy);
      }}
    >
      {/* While the list is empty, the button names it. */}
      <legend className={ui.vh}>{label}</legend>
      <div className={clsx(ui.row, ui.wrap, ui.between)}>
        {(rows.length > 0 || required) && (
          <span className={ui.lbl} aria-hidden>
            {label}
            {required && <span className={ui.req}> *</span>}
          </span>
        )}
        <button type="button" className={styles.add} onClick={add}>
          <IconPlus size={16} aria-hidden />
          {t('letters.addLine', { label })}
        </button>
      </div>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <div key={index} className={clsx(ui.row, styles.row)}>
          {rows.length > 1 && <span className={clsx(ui.xs, ui.muted, ui.num)}>{index + 1}.</span>}
          {columns.map(({ key, called = key, maxLength, narrow }) => (
            // Grows with a long line, so that it is seen whole.
            <textarea
              key={key}
              className={clsx(ui.input, styles.line, narrow ? styles.narrow : ui.grow)}
              rows={1}
              aria-label={`${label} ${index + 1} ${t(`letters.column.${called}`)}`}
              placeholder={columns.length > 1 ? t(`letters.column.${called}`) : undefined}
              maxLength={maxLength}
              value={row[key] ?? ''}
              aria-invalid={Boolean(error)}
              onChange={(event) =>
                onChange(rows.map((one, place) => (place === index ? { ...one, [key]: event.target.value.replace(/\s*\n\s*/g, ' ') } : one)))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey) return;
                event.preventDefault();
                add();
              }}
            />
          ))}
          <IconButton dense label={t('letters.removeLine', { n: index + 1, label })} onClick={() => onChange(rows.filter((_, place) => place !== index))}>
            <IconX size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {error && <Fault text={error} />}
    </fieldset>
  );
}

/** Calls once the focus has moved and the pointer that moved it is up: what makes the page shorter would take the pressed button from under it. */
function useAfterPress(): (call: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const over = new AbortController();
    const mark = (pressed: boolean) => () => {
      isPressed.current = pressed;
    };
    document.addEventListener('pointerdown', mark(true), { capture: true, signal: over.signal });
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, mark(false), { capture: true, signal: over.signal });
    return () => over.abort();
  }, []);
  return (call) => {
    if (!isPressed.current) return void setTimeout(call);
    const heard = new AbortController();
    const released = () => {
      heard.abort();
      setTimeout(call);
    };
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, released, { signal: heard.signal });
  };
}
