import { sheetFormats } from '@sarabun/contract/settings/master-calls';
import { IconDownload } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { DayField } from '../../ui/day-field';
import { Field } from '../../ui/field';
import { Flyout } from '../../ui/flyout';
import { SearchBox } from '../../ui/search-box';
import { toast } from '../../ui/toast';
import { exportHistory, type HistoryFilter, type HistoryOf, useActions } from './use-history';

interface HistoryFiltersProps {
  of: HistoryOf;
  filter: HistoryFilter;
  /** The filter as it was last asked for. */
  asked: HistoryFilter;
  onChange: (part: Partial<HistoryFilter>) => void;
}

/** By whom, when and what; and the rows as a spreadsheet. */
export function HistoryFilters({ of, filter, asked, onChange }: HistoryFiltersProps) {
  const { t } = useText();
  const { data: actions = [] } = useActions(of);
  return (
    <div className="row wrap sl-tools hi-tools">
      <SearchBox label={t('history.find')} placeholder={t('history.find')} value={filter.search} onChange={(search) => onChange({ search })} />
      <Field label={t('history.action')}>
        {(control) => (
          <select {...control} className="in" value={filter.action ?? ''} onChange={(event) => onChange({ action: event.target.value || undefined })}>
            <option value="">{t('history.allActions')}</option>
            {actions.map(({ action, name }) => (
              <option key={action} value={action}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DayField label={t('history.from')} value={filter.from ?? null} onChange={(from) => onChange({ from: from ?? undefined })} />
      <DayField label={t('history.to')} value={filter.to ?? null} onChange={(to) => onChange({ to: to ?? undefined })} />
      <span className="grow" />
      <Flyout
        label={t('settings.export')}
        className="sl-menu"
        button={(control) => (
          <IconButton {...control} label={t('settings.export')}>
            <IconDownload size={20} stroke={1.7} aria-hidden />
          </IconButton>
        )}
      >
        {(close) =>
          sheetFormats.map((format) => (
            <button
              key={format}
              type="button"
              className="plain"
              onClick={() => {
                close();
                exportHistory(of, asked, format).catch((error: Error) => toast({ tone: 'error', title: t('common.failure'), text: error.message }));
              }}
            >
              {t(`settings.exportAs.${format}`)}
            </button>
          ))
        }
      </Flyout>
    </div>
  );
}
