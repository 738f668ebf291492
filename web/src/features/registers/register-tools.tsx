import { IconPrinter } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n';
import { saveBlob } from '../../platform/save-file';
import { DayField } from '../../ui/day-field';
import { ExportMenu } from '../../ui/export-menu';
import { Field } from '../../ui/field';
import { SearchBox } from '../../ui/search-box';
import { useDebounced } from '../../ui/use-debounced';
import { searchDelay } from '../../ui/use-narrowing';
import { lineStates, type RegistersSearch } from './registers-search';
import { type ChangeRegisters, fileAddress, type OpenRegister } from './use-registers';

interface RegisterToolsProps {
  register: OpenRegister;
  year: number;
  state: RegistersSearch;
  change: ChangeRegisters;
  search: RefObject<HTMLInputElement | null>;
}

/** Which year and which lines; and what is shown as a spreadsheet or as the printed form. */
export function RegisterTools({ register, year, state, change, search }: RegisterToolsProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(state.search ?? '');
  const settled = useDebounced(typed.trim(), searchDelay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address, not the other way round
  useEffect(() => {
    if (settled !== (state.search ?? '')) change({ search: settled || undefined, page: undefined }, { replace: true });
  }, [settled]);
  const narrow: ChangeRegisters = (part) => change({ ...part, page: undefined }, { replace: true });
  return (
    <div className="row wrap rg-tools">
      <Field label={t('registers.year')}>
        {(control) => (
          <select
            {...control}
            className="in num"
            value={year}
            onChange={(event) => narrow({ year: Number(event.target.value), from: undefined, to: undefined })}
          >
            {register.years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('registers.state')}>
        {(control) => (
          <select
            {...control}
            className="in"
            value={state.state ?? ''}
            onChange={(event) => narrow({ state: lineStates.find((one) => one === event.target.value) })}
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
      <DayField label={t('registers.from')} value={state.from ?? null} onChange={(from) => narrow({ from: from ?? undefined })} />
      <DayField label={t('registers.to')} value={state.to ?? null} onChange={(to) => narrow({ to: to ?? undefined })} />
      <SearchBox inputRef={search} label={t('registers.find')} placeholder={t('registers.find')} value={typed} onChange={setTyped} />
      <span className="grow" />
      {register.functions.includes('export') && <Export register={register} year={year} state={state} />}
      {register.functions.includes('print') && (
        <a
          className="iconbtn"
          href={fileAddress('print', register.registerId, year, state)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('registers.print')}
          title={t('registers.print')}
        >
          <IconPrinter size={20} stroke={1.7} aria-hidden />
        </a>
      )}
    </div>
  );
}

function Export({ register, year, state }: Pick<RegisterToolsProps, 'register' | 'year' | 'state'>) {
  return <ExportMenu save={(format) => saveBlob(fileAddress('sheet', register.registerId, year, state, format), `register-${year}.${format}`)} />;
}
