import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n';
import { saveBlob } from '../../platform/save-file';
import { areDays, DayRange } from '../../ui/fields/day-range';
import { Field } from '../../ui/fields/field';
import { SearchBox } from '../../ui/fields/search-box';
import ui from '../../ui/styles/ui.module.css';
import { ExportMenu } from '../../ui/tables/export-menu';
import { searchDelay } from '../../ui/tables/use-narrowing';
import { useDebounced } from '../../ui/use-debounced';
import { PrintButton } from './print-button';
import styles from './registers.module.css';
import { lineStates, type RegistersSearch } from './registers-search';
import { type ChangeRegisters, fileAddress, type OpenRegister } from './use-registers';

interface NarrowToolsProps {
  years: readonly number[];
  year: number;
  state: RegistersSearch;
  change: ChangeRegisters;
  search: RefObject<HTMLInputElement | null>;
  /** Further filters. */
  more?: ReactNode;
  /** Actions on the shown lines. */
  children: ReactNode;
}

/** Filters by year, days and words, and the actions next to them. */
export function NarrowTools({ years, year, state, change, search, more, children }: NarrowToolsProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(state.search ?? '');
  const settled = useDebounced(typed.trim(), searchDelay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address, not the other way round
  useEffect(() => {
    if (settled !== (state.search ?? '')) change({ search: settled || undefined, page: undefined }, { replace: true });
  }, [settled]);
  const narrow: ChangeRegisters = (part) => change({ ...part, page: undefined }, { replace: true });
  return (
    <div className={clsx(ui.row, ui.wrap, styles.tools)}>
      <Field label={t('registers.year')}>
        {(control) => (
          <select
            {...control}
            className={clsx(ui.input, ui.num)}
            value={year}
            onChange={(event) => narrow({ year: Number(event.target.value), from: undefined, to: undefined })}
          >
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
      {more}
      <DayRange labels={{ from: t('registers.from'), to: t('registers.to') }} from={state.from} to={state.to} onChange={narrow} />
      <TodayButton years={years} state={state} narrow={narrow} />
      <SearchBox titled inputRef={search} label={t('registers.find')} value={typed} onChange={setTyped} />
      <span className={ui.grow} />
      {areDays(state) && children}
    </div>
  );
}

/** Shows the lines of today; pressed again, those of all days. */
function TodayButton({ years, state: { from, to }, narrow }: Pick<NarrowToolsProps, 'years' | 'state'> & { narrow: ChangeRegisters }) {
  const { t } = useText();
  const today = bangkokDay(new Date());
  const isShown = from === today && to === today;
  const thisYear = Number(today.slice(0, 4)) + 543;
  const press = () => narrow(isShown ? { from: undefined, to: undefined } : { from: today, to: today, year: thisYear === years[0] ? undefined : thisYear });
  return (
    <button type="button" className={clsx(ui.btn, ui.ghost, styles.today)} aria-pressed={isShown} onClick={press}>
      {t('registers.today')}
    </button>
  );
}

interface RegisterToolsProps {
  register: OpenRegister;
  year: number;
  state: RegistersSearch;
  change: ChangeRegisters;
  search: RefObject<HTMLInputElement | null>;
  /** How many lines are shown on all pages, and whether there are more than were counted. */
  total: number | undefined;
  hasMore: boolean;
}

/** The filters of a register, and the export of the shown lines as a spreadsheet or printed form. */
export function RegisterTools({ register, year, state, change, search, total, hasMore }: RegisterToolsProps) {
  const { t } = useText();
  const sheetOf = (format: string) => fileAddress('sheet', register.registerId, year, state, format);
  const states = (
    <Field label={t('registers.state')}>
      {(control) => (
        <select
          {...control}
          className={ui.input}
          value={state.state ?? ''}
          onChange={(event) => change({ state: lineStates.find((one) => one === event.target.value), page: undefined }, { replace: true })}
        >
          <option value="">{t('registers.allStates')}</option>
          {lineStates.map((one) => (
            <option key={one} value={one}>
              {t(`registers.states.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <NarrowTools years={register.years} year={year} state={state} change={change} search={search} more={states}>
      {register.functions.includes('export') && <SheetButton addressOf={sheetOf} name={`register-${year}`} />}
      {register.functions.includes('print') && <PrintButton register={register} year={year} state={state} total={total} more={hasMore} />}
    </NarrowTools>
  );
}

/** Downloads the shown lines as a spreadsheet. */
export function SheetButton({ addressOf, name }: { addressOf: (format: string) => string; name: string }) {
  return <ExportMenu save={(format) => saveBlob(addressOf(format), `${name}.${format}`)} />;
}
