import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { findParties } from '@sarabun/contract/documents/route-actions';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { useDebounced } from '../../ui/use-debounced';

const searchDelay = 250;

/** A unit to narrow by: found by a word of its name, ↑ ↓ and Enter choose. One that is chosen is shown until it is taken away. */
export function UnitField({ unit, name, onUnit }: { unit: number | undefined; name: string | null; onUnit: (unit: number | undefined) => void }) {
  const { t } = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchDelay);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const found = useQuery({
    queryKey: ['search', 'units', search],
    queryFn: ({ signal }) => call(findParties, { search, kind: 'unit' }, { signal }),
    select: ({ items }) => items,
    enabled: box.dropdownOpened,
    placeholderData: (before) => before,
  });
  if (unit !== undefined) {
    return (
      <div className="field">
        <span className="se-label">{t('search.unit')}</span>
        <span className="se-unit">
          <span className="grow">{name ?? '…'}</span>
          <IconButton dense label={t('search.clearUnit')} onClick={() => onUnit(undefined)}>
            <IconX size={16} aria-hidden />
          </IconButton>
        </span>
      </div>
    );
  }
  const pick = (value: string) => {
    onUnit(Number(value));
    setTyped('');
    box.closeDropdown();
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('search.unit')}</label>
      <Combobox store={box} onOptionSubmit={pick} withinPortal position="bottom-start" zIndex={300}>
        <Combobox.Target>
          <input
            id={id}
            className="in"
            placeholder={t('search.anyUnit')}
            autoComplete="off"
            value={typed}
            maxLength={100}
            onChange={(event) => {
              setTyped(event.target.value);
              box.openDropdown();
              box.updateSelectedOptionIndex();
            }}
            onClick={() => box.openDropdown()}
            onBlur={() => box.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={t('search.unit')}>
            {found.data?.map(({ unitId, name: found, detail }) => (
              <Combobox.Option key={unitId} value={String(unitId)} className="se-option">
                <span className="sm strong">{found}</span>
                <span className="xs muted">{detail}</span>
              </Combobox.Option>
            ))}
            {found.data?.length === 0 && <Combobox.Empty>{t('search.noUnit')}</Combobox.Empty>}
            {!found.data && <Combobox.Empty>{found.isError ? found.error.message : t('ui.loading')}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </div>
  );
}
