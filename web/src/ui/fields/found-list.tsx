import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, use, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n';
import { FieldAround } from '../forms/around';
import ui from '../styles/ui.module.css';
import { useDebounced } from '../use-debounced';
import styles from './search-picker.module.css';

const searchDelay = 250;

interface FoundListProps<One> {
  /** The input's props from the surrounding field. */
  control: InputHTMLAttributes<HTMLInputElement>;
  /** The name of the list. */
  label: string | undefined;
  /** The text while nobody types. */
  shown?: string;
  /** The person cleared the box and left it. */
  onEmptied?: () => void;
  /** The person left the box with words for which nothing was chosen. */
  onLeft?: (words: string) => void;
  queryKey: readonly unknown[];
  find: (search: string, signal: AbortSignal) => Promise<readonly One[]>;
  /** A filter for the results. */
  offers?: (one: One) => boolean;
  idOf: (one: One) => number;
  draw: (one: One) => ReactNode;
  optionClassName?: string | undefined;
  /** Shown when nothing is found. */
  none: string;
  onPick: (one: One) => void;
}

/** A search box with its results below; ↑ ↓ choose, Enter takes. */
export function FoundList<One>(props: FoundListProps<One>) {
  const { control, label, shown = '', onEmptied, queryKey, find, offers = () => true, idOf, draw, optionClassName = styles.option, none, onPick } = props;
  const { t } = useText();
  const changed = use(FieldAround);
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced((typed ?? '').trim(), searchDelay);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const found = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: box.dropdownOpened,
    placeholderData: (before) => before,
  });
  const offered = found.data?.filter(offers) ?? [];
  // Enter chooses a result for the typed text; text without a match is never submitted.
  const isLooking = typed !== null && typed.trim() !== '';
  const first = offered[0];
  const firstId = isLooking && search === typed?.trim() && !found.isPlaceholderData && first !== undefined ? idOf(first) : null;
  useEffect(() => {
    if (firstId !== null) box.selectFirstOption();
  }, [firstId, box.selectFirstOption]);
  const close = () => {
    setTyped(null);
    box.closeDropdown();
  };
  const pick = (id: string) => {
    const picked = offered.find((one) => String(idOf(one)) === id);
    if (!picked) return;
    onPick(picked);
    changed();
    close();
  };
  return (
    <Combobox
      store={box}
      onOptionSubmit={pick}
      withinPortal
      position="bottom-start"
      zIndex={300}
      classNames={{ dropdown: styles.options }}
      // The list grows when its results come: only then is it known whether it fits below the box or goes above it.
      preventPositionChangeWhenVisible={false}
    >
      <Combobox.Target>
        <input
          maxLength={200}
          {...control}
          className={ui.input}
          autoComplete="off"
          value={typed ?? shown}
          onChange={(event) => {
            setTyped(event.target.value);
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isLooking && (event.ctrlKey || box.getSelectedOptionIndex() < 0)) {
              event.preventDefault();
              event.stopPropagation();
            }
          }}
          onClick={() => !control.readOnly && box.openDropdown()}
          onBlur={() => {
            if (typed === '') onEmptied?.();
            else if (isLooking) props.onLeft?.(typed.trim());
            close();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={300} className={styles.scroll} aria-label={label}>
          {offered.map((one) => (
            <Combobox.Option key={idOf(one)} value={String(idOf(one))} className={optionClassName}>
              {draw(one)}
            </Combobox.Option>
          ))}
          {offered.length === 0 && (
            <p className={clsx(styles.option, ui.sm, ui.muted)}>{found.isError ? found.error.message : found.isFetching ? t('ui.finding') : none}</p>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
