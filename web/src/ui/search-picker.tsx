import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './search-picker.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useText } from '../platform/i18n';
import { Field } from './field';
import { useDebounced } from './use-debounced';

const searchDelay = 250;

/** Something to choose, by its name and what tells it from others of that name. */
export interface Pickable {
  id: number;
  name: string;
  detail?: string;
}

interface SearchPickerProps {
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  placeholder?: string;
  readOnly?: boolean;
  /** What is chosen now. */
  value: Pick<Pickable, 'id' | 'name'> | null;
  /** Under which key found things are remembered. */
  queryKey: readonly unknown[];
  find: (search: string, signal: AbortSignal) => Promise<Pickable[]>;
  /** Things that are not offered. */
  without?: readonly number[];
  onPick: (picked: Pickable | null) => void;
  autoFocus?: boolean;
}

/** Chooses one of many by typing a part of its name; ↑ ↓ choose, Enter takes, an empty box takes the choice back. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, required = false, error, hint, placeholder, readOnly = false, value, queryKey, find, without = [], onPick, autoFocus } = props;
  const { t } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced((typed ?? '').trim(), searchDelay);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const found = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: box.dropdownOpened,
    placeholderData: (before) => before,
  });
  const offered = found.data?.filter(({ id }) => !without.includes(id)) ?? [];
  const close = () => {
    if (typed === '' && !required) onPick(null);
    setTyped(null);
    box.closeDropdown();
  };
  const pick = (id: string) => {
    const picked = offered.find((one) => String(one.id) === id);
    if (picked) onPick(picked);
    setTyped(null);
    box.closeDropdown();
  };
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <Combobox store={box} onOptionSubmit={pick} withinPortal position="bottom-start" zIndex={300} classNames={{ dropdown: 'picker-options' }}>
          <Combobox.Target>
            <input
              {...control}
              className="in"
              placeholder={placeholder ?? t('ui.typeToFind')}
              autoComplete="off"
              maxLength={200}
              readOnly={readOnly}
              data-autofocus={autoFocus || undefined}
              value={typed ?? value?.name ?? ''}
              onChange={(event) => {
                setTyped(event.target.value);
                box.openDropdown();
                box.updateSelectedOptionIndex();
              }}
              onClick={() => !readOnly && box.openDropdown()}
              onBlur={close}
            />
          </Combobox.Target>
          <Combobox.Dropdown>
            <Combobox.Options mah={280} className="picker-scroll" aria-label={typeof label === 'string' ? label : undefined}>
              {offered.map((one) => (
                <Combobox.Option key={one.id} value={String(one.id)} className="picker-option">
                  <span className="strong">{one.name}</span>
                  {one.detail && <span className="xs muted">{one.detail}</span>}
                </Combobox.Option>
              ))}
              {offered.length === 0 && <p className="picker-option sm muted">{t(found.isFetching ? 'ui.finding' : 'ui.nothingFound')}</p>}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </Field>
  );
}
