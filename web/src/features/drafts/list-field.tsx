import { IconPlus, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import { Fault } from '../documents';
import styles from './compose.module.css';

type Row = Record<string, string>;

interface ListFieldProps {
  label: string;
  required: boolean;
  error: string | undefined;
  columns: readonly { key: 'text' | 'name' | 'quantity' | 'position'; maxLength: number; narrow?: boolean }[];
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
  const tidy = () => {
    const filled = rows.filter((row) => Object.values(row).some((part) => part.trim() !== ''));
    if (filled.length < rows.length) onChange(filled);
  };
  return (
    <fieldset
      ref={group}
      className={clsx(ui.field, styles.list)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) tidy();
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
          {columns.map(({ key, maxLength, narrow }) => (
            // Grows with a long line, so that it is seen whole.
            <textarea
              key={key}
              className={clsx(ui.input, styles.line, narrow ? styles.narrow : ui.grow)}
              rows={1}
              aria-label={`${label} ${index + 1} ${t(`letters.column.${key}`)}`}
              placeholder={columns.length > 1 ? t(`letters.column.${key}`) : undefined}
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
