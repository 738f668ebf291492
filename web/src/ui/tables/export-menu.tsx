import { type SheetFormat, sheetFormats } from '@sarabun/contract/settings/master-calls';
import { IconDownload } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../button';
import { Flyout } from '../flyout';
import ui from '../styles/ui.module.css';
import { toast } from '../toast';

interface ExportMenuProps {
  save: (format: SheetFormat, columns: readonly string[]) => Promise<void>;
  /** Columns that can be left out. */
  columns?: readonly { column: string; title: string }[];
}

/** Keeps what a list shows as a spreadsheet of the chosen format, with the chosen columns; says so where that fails. */
export function ExportMenu({ save, columns = [] }: ExportMenuProps) {
  const { t } = useText();
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = columns.map(({ column }) => column).filter((column) => !left.includes(column));
  return (
    <Flyout
      label={t('ui.export')}
      className={ui.menuLines}
      button={(control) => (
        <Button {...control} tone="ghost" icon={<IconDownload size={19} stroke={1.7} aria-hidden />}>
          {t('ui.export')}
        </Button>
      )}
    >
      {(close) => (
        <>
          {columns.length > 0 && (
            <fieldset className={ui.menuChoices}>
              <legend className={clsx(ui.xs, ui.muted)}>{t('ui.exportedColumns')}</legend>
              {columns.map(({ column, title }) => (
                <label key={column} className={clsx(ui.row, ui.sm)}>
                  <input
                    type="checkbox"
                    checked={!left.includes(column)}
                    disabled={chosen.length === 1 && !left.includes(column)}
                    onChange={(event) => setLeft(event.target.checked ? left.filter((one) => one !== column) : [...left, column])}
                  />
                  {title}
                </label>
              ))}
            </fieldset>
          )}
          {sheetFormats.map((format) => (
            <button
              key={format}
              type="button"
              className={ui.plain}
              onClick={() => {
                close();
                save(format, chosen).catch((error) => toast({ tone: 'error', title: t('common.failure'), text: sentenceOf(error) }));
              }}
            >
              {t(`ui.exportAs.${format}`)}
            </button>
          ))}
        </>
      )}
    </Flyout>
  );
}
