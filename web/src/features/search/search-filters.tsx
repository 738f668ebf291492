import { searchedParts, searchedStates } from '@sarabun/contract/search/choices';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../platform/i18n';
import type { ChangeAddress } from '../../platform/use-address-state';
import { Button } from '../../ui/button';
import { DayRange } from '../../ui/fields/day-range';
import { Field } from '../../ui/fields/field';
import { FilterSwitch } from '../../ui/fields/filter-switch';
import ui from '../../ui/styles/ui.module.css';
import { useDocumentWords } from '../settings';
import styles from './search.module.css';
import { daysOf, type SearchState, speedChoices, yearOf } from './search-state';
import { UnitField } from './unit-field';

/** A change of the search; `undefined` removes a part. */
export type ChangeSearch = ChangeAddress<SearchState>;

interface SearchFiltersProps {
  state: SearchState;
  unitName: string | null;
  onChange: ChangeSearch;
  /** Adds words to those that are searched for. */
  onWords: (words: string) => void;
}

const firstYear = 2564;
const cleared = { kind: undefined, speed: undefined, state: undefined, unit: undefined, from: undefined, to: undefined, part: undefined };

/** The filters of a search, each one press, all in the address. */
export function SearchFilters({ state, unitName, onChange, onWords }: SearchFiltersProps) {
  const { t, language } = useText();
  const { kinds, speeds } = useDocumentWords();
  const thisYear = Number(bangkokDay(new Date()).slice(0, 4)) + 543;
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_one, index) => thisYear - index);
  const count = Object.keys(cleared).filter((name) => state[name as keyof typeof cleared] !== undefined).length;
  const [shown, setShown] = useState(false);
  const id = useId();
  const nameOfSpeed = (choice: string) => speeds.find(({ code }) => String(code) === choice)?.[language] ?? choice;
  return (
    <>
      <FilterSwitch count={count} shown={shown} onShown={setShown} controls={id} />
      <section id={id} className={clsx(styles.filters, shown && styles.shown)} aria-label={t('search.filters')}>
        <Choice
          label={t('search.year')}
          none={t('search.allYears')}
          value={yearOf(state) ?? ''}
          onValue={(year) => onChange(year ? daysOf(Number(year)) : { from: undefined, to: undefined })}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('search.kind')}
          none={t('search.allKinds')}
          value={state.kind ?? ''}
          onValue={(kind) => onChange({ kind: kind ? Number(kind) : undefined })}
        >
          {kinds.map((word) => (
            <option key={word.code} value={word.code}>
              {word[language]}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('search.speed')}
          none={t('search.allSpeeds')}
          value={state.speed ?? ''}
          onValue={(speed) => onChange({ speed: speedChoices.find((choice) => choice === speed) })}
        >
          {speedChoices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 'urgent' ? t('search.urgent') : nameOfSpeed(choice)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('search.state')}
          none={t('search.allStates')}
          value={state.state ?? ''}
          onValue={(chosen) => onChange({ state: searchedStates.find((one) => one === chosen) })}
        >
          {searchedStates.map((one) => (
            <option key={one} value={one}>
              {t(`search.states.${one}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('search.part')}
          none={t('search.anyPart')}
          value={state.part ?? ''}
          onValue={(chosen) => onChange({ part: searchedParts.find((one) => one === chosen) })}
        >
          {searchedParts.map((one) => (
            <option key={one} value={one}>
              {t(`search.parts.${one}`)}
            </option>
          ))}
        </Choice>
        <UnitField unit={state.unit} name={unitName} onUnit={(unit) => onChange({ unit })} onWords={onWords} />
        <DayRange labels={{ from: t('search.from'), to: t('search.to') }} from={state.from} to={state.to} onChange={onChange} />
        {count > 0 && (
          <Button tone="quiet" size="sm" onClick={() => onChange(cleared)}>
            {t('search.clear')}
          </Button>
        )}
      </section>
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** The label of the empty choice. */
  none: string;
  value: string | number;
  onValue: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, none, value, onValue, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} className={ui.input} value={value} onChange={(event) => onValue(event.target.value)}>
          <option value="">{none}</option>
          {children}
        </select>
      )}
    </Field>
  );
}
