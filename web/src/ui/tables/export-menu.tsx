import { type SheetFormat, sheetFormats } from '@sarabun/contract/settings/master-calls';
import { IconDownload } from '@tabler/icons-react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { IconButton } from '../button';
import { Flyout } from '../flyout';
import ui from '../styles/ui.module.css';
import { toast } from '../toast';

/** Keeps what a list shows as a spreadsheet of the chosen format; says so where that fails. */
export function ExportMenu({ save }: { save: (format: SheetFormat) => Promise<void> }) {
  const { t } = useText();
  return (
    <Flyout
      label={t('ui.export')}
      className={ui.menuLines}
      button={(control) => (
        <IconButton {...control} label={t('ui.export')}>
          <IconDownload size={20} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    >
      {(close) =>
        sheetFormats.map((format) => (
          <button
            key={format}
            type="button"
            className={ui.plain}
            onClick={() => {
              close();
              save(format).catch((error) => toast({ tone: 'error', title: t('common.failure'), text: sentenceOf(error) }));
            }}
          >
            {t(`ui.exportAs.${format}`)}
          </button>
        ))
      }
    </Flyout>
  );
}
