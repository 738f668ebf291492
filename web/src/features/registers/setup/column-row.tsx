import type { BookColumn } from '@sarabun/contract/registers/book-display';
import { ownKinds } from '@sarabun/contract/registers/register';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import { NumberInput } from '../../../ui/fields/number-input';
import ui from '../../../ui/styles/ui.module.css';
import styles from './register-settings.module.css';

/** A column being edited; `key` distinguishes new ones. */
export type ColumnDraft = BookColumn & { uses: number; key: string };

interface ColumnRowProps {
  column: ColumnDraft;
  readOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<ColumnDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One column: titles, width, visibility and position; for an own one also its type and removal. */
export function ColumnRow({ column, readOnly, isFirst, isLast, onChange, onMove, onRemove }: ColumnRowProps) {
  const { t } = useText();
  const name = column.titleTh || t('registerSettings.newColumn');
  return (
    <li className={styles.column}>
      <label className={clsx(ui.row, ui.settingsCheck)}>
        <input type="checkbox" checked={column.shown} disabled={readOnly} onChange={(event) => onChange({ shown: event.target.checked })} />
        <span className={ui.vh}>{t('registerSettings.shownColumn', { name })}</span>
      </label>
      <input
        className={ui.input}
        aria-label={t('registerSettings.titleTh')}
        placeholder={t('registerSettings.titleTh')}
        maxLength={60}
        readOnly={readOnly}
        value={column.titleTh}
        onChange={(event) => onChange({ titleTh: event.target.value })}
      />
      <input
        className={ui.input}
        aria-label={t('registerSettings.titleEn')}
        placeholder={t('registerSettings.titleEn')}
        maxLength={60}
        readOnly={readOnly}
        value={column.titleEn}
        onChange={(event) => onChange({ titleEn: event.target.value })}
      />
      {column.field === null ? (
        <select
          className={ui.input}
          aria-label={t('registerSettings.valueKind')}
          disabled={readOnly || column.columnId !== 0}
          value={column.valueKind ?? 'text'}
          onChange={(event) => onChange({ valueKind: ownKinds.find((one) => one === event.target.value) ?? 'text' })}
        >
          {ownKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`registerSettings.kinds.${kind}`)}
            </option>
          ))}
        </select>
      ) : (
        <span className={clsx(ui.xs, ui.muted)}>{t('registerSettings.ofTheForm')}</span>
      )}
      <span className={clsx(ui.row, styles.width)}>
        <NumberInput
          maxLength={3}
          aria-label={t('registerSettings.widthOf', { name })}
          readOnly={readOnly}
          value={String(column.width || '')}
          onChange={(digits) => onChange({ width: Number(digits) })}
        />
        <span className={clsx(ui.sm, ui.muted)}>{t('registerSettings.mm')}</span>
      </span>
      {!readOnly && (
        <span className={clsx(ui.row, styles.moves)}>
          <IconButton label={t('registerSettings.moveUp', { name })} dense disabled={isFirst} onClick={() => onMove(-1)}>
            <IconArrowUp size={17} aria-hidden />
          </IconButton>
          <IconButton label={t('registerSettings.moveDown', { name })} dense disabled={isLast} onClick={() => onMove(1)}>
            <IconArrowDown size={17} aria-hidden />
          </IconButton>
          {column.field === null && (
            <IconButton label={t('registerSettings.removeColumn', { name, uses: column.uses })} dense onClick={onRemove}>
              <IconTrash size={17} aria-hidden />
            </IconButton>
          )}
        </span>
      )}
    </li>
  );
}
