import { IconSearch, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';

interface SearchBoxProps {
  label: string;
  /** Whether the label stands above the box, as in a row of fields. */
  titled?: boolean;
  /** The label by default; a blank where it stands above, so that paper leaves an empty box out. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called by Enter and the search icon: search at once. */
  onSearch?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  width?: number | string;
  className?: string | undefined;
}

/** A search box with a clear button. */
export function SearchBox({
  label,
  titled = false,
  placeholder = titled ? ' ' : label,
  value,
  onChange,
  onSearch,
  inputRef,
  width,
  className = '',
}: SearchBoxProps) {
  const { t } = useText();
  const id = useId();
  const box = (
    <search className={clsx(ui.find, className)} style={{ width }}>
      {onSearch ? (
        <button type="button" className={ui.iconbtn} onClick={onSearch} aria-label={label}>
          <IconSearch size={17} aria-hidden />
        </button>
      ) : (
        <IconSearch size={17} aria-hidden />
      )}
      <input
        ref={inputRef}
        id={id}
        type="search"
        aria-label={titled ? undefined : label}
        placeholder={placeholder}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch?.();
        }}
      />
      {value !== '' && (
        <button type="button" className={ui.iconbtn} aria-label={t('ui.clear')} onClick={() => onChange('')}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </search>
  );
  if (!titled) return box;
  return (
    <div className={ui.field}>
      <label htmlFor={id}>{label}</label>
      {box}
    </div>
  );
}
