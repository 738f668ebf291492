import './act.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { findParties } from '@sarabun/contract/documents/route-actions';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Avatar } from '../../ui/avatar';
import { useDebounced } from '../../ui/use-debounced';
import type { Party } from './assignment-rules';

const searchDelay = 250;

interface PartyPickerProps {
  label: string;
  required?: boolean;
  /** Only desks of this kind. */
  kind?: 'post' | undefined;
  /** Only desks of these kinds, among those found. */
  kinds?: readonly ('unit' | 'post' | 'person')[];
  taken: readonly { deskId: number }[];
  onPick: (party: Omit<Party, 'responsibility'>) => void;
  invalid: boolean;
}

/** Finds units, posts and persons by name, position or unit; ↑ ↓ choose, Enter takes. Those already named are not offered. */
export function PartyPicker({ label, required = true, kind, kinds, taken, onPick, invalid }: PartyPickerProps) {
  const { t } = useText();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchDelay);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const found = useQuery({
    queryKey: ['documents', 'parties', kind, search],
    queryFn: ({ signal }) => call(findParties, { search, kind }, { signal }),
    select: ({ items }) => items,
    enabled: box.dropdownOpened,
    placeholderData: (before) => before,
  });
  const offered = found.data?.filter(({ deskId, kind: own }) => (!kinds || kinds.includes(own)) && !taken.some((party) => party.deskId === deskId)) ?? [];
  const detailOf = ({ detail, unitName, actingName }: { detail: string; unitName: string; actingName: string | null }) =>
    actingName ? t('documents.actedBy', { name: actingName }) : detail || unitName;
  const pick = (value: string) => {
    const party = offered.find(({ deskId }) => deskId === Number(value));
    if (!party) return;
    onPick({ deskId: party.deskId, name: party.name, detail: detailOf(party) });
    setTyped('');
    box.closeDropdown();
  };
  return (
    <div className="field">
      <label htmlFor={inputId}>
        {label}
        {required && (
          <span className="req" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <Combobox store={box} onOptionSubmit={pick} withinPortal position="bottom" zIndex={300} classNames={{ dropdown: 'party-options' }}>
        <Combobox.Target>
          <input
            id={inputId}
            className="in"
            placeholder={t('documents.findParty')}
            aria-invalid={invalid}
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
          <Combobox.Options mah={300} className="party-scroll" aria-label={label}>
            {offered.map((party) => (
              <Combobox.Option key={party.deskId} value={String(party.deskId)} className="party-option">
                <Avatar name={party.name} size={30} />
                <span className="grow">
                  <span className="sm strong clip party-detail">{party.name}</span>
                  <span className="xs muted clip party-detail">
                    {detailOf(party)}
                    {party.open > 0 && ` · ${t('documents.openLetters', { n: party.open })}`}
                  </span>
                </span>
                <IconUserPlus size={17} stroke={1.7} aria-hidden />
              </Combobox.Option>
            ))}
            {offered.length === 0 && (
              <Combobox.Empty>{found.isError ? found.error.message : found.isFetching ? t('ui.loading') : t('documents.noPartyFound')}</Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </div>
  );
}
