import { activityColumns, historyColumnTexts, logColumns } from '@sarabun/contract/history/activity';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useText } from '../../platform/i18n';
import { areDays, DayRange } from '../../ui/fields/day-range';
import { Field } from '../../ui/fields/field';
import { FilterSwitch } from '../../ui/fields/filter-switch';
import { SearchBox } from '../../ui/fields/search-box';
import ui from '../../ui/styles/ui.module.css';
import { ExportMenu } from '../../ui/tables/export-menu';
import styles from './history.module.css';
import { exportHistory, type HistoryFilter, type HistoryOf, useActions } from './use-history';

interface HistoryFiltersProps {
  of: HistoryOf;
  filter: HistoryFilter;
  /** The applied filter. */
  asked: HistoryFilter;
  onChange: (part: Partial<HistoryFilter>) => void;
}

/** Filters by person, time and action, and the export of the rows. */
export function HistoryFilters({ of, filter, asked, onChange }: HistoryFiltersProps) {
  const { t, language } = useText();
  const { data: actions = [] } = useActions(of);
  const columns = (of === 'activity' ? activityColumns : logColumns).map((column) => ({ column, title: historyColumnTexts[column][language] }));
  const chosen = actions.find((one) => filter.action !== undefined && one.actions.includes(filter.action))?.action ?? filter.action ?? '';
  const count = [filter.action, filter.from, filter.to].filter((value) => value !== undefined).length;
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={clsx(ui.row, ui.wrap, ui.listTools, styles.tools)}>
      <SearchBox titled label={t('history.find')} value={filter.search} onChange={(search) => onChange({ search })} />
      <SearchBox titled label={t('history.findLetter')} value={filter.letter} onChange={(letter) => onChange({ letter })} />
      <FilterSwitch count={count} shown={shown} onShown={setShown} controls={id} />
      <div id={id} className={clsx(styles.more, shown && styles.shown)}>
        <Field label={t('history.action')}>
          {(control) => (
            <select {...control} className={ui.input} value={chosen} onChange={(event) => onChange({ action: event.target.value || undefined })}>
              <option value="">{t('history.allActions')}</option>
              {actions.map(({ action, name }) => (
                <option key={action} value={action}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DayRange labels={{ from: t('history.from'), to: t('history.to') }} from={filter.from} to={filter.to} onChange={onChange} />
      </div>
      {areDays(asked) && <ExportMenu columns={columns} save={(format, chosen) => exportHistory(of, asked, format, chosen)} />}
    </div>
  );
}
