import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';
import { Field } from './field';
import { FoundList } from './found-list';

/** A choice with its name and a detail to distinguish equal names. */
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
  /** The current choice. */
  value: Pick<Pickable, 'id' | 'name'> | null;
  queryKey: readonly unknown[];
  find: (search: string, signal: AbortSignal) => Promise<Pickable[]>;
  /** Excluded choices. */
  without?: readonly number[];
  onPick: (picked: Pickable | null) => void;
  /** The person left the box with words for which nothing was chosen; without it they are dropped and the choice stands there again. */
  onLeft?: (words: string) => void;
  /** Shown when nothing is found. */
  none?: string;
  autoFocus?: boolean;
}

/** Chooses one of many by typing a part of its name; ↑ ↓ choose, Enter takes, an empty box clears the choice. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, required = false, error, hint, placeholder, readOnly = false, value, queryKey, find, without = [], onPick, onLeft, none, autoFocus } = props;
  const { t } = useText();
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <FoundList
          control={{ ...control, placeholder: placeholder ?? t('ui.typeToFind'), readOnly, ...(autoFocus && { 'data-autofocus': true }) }}
          label={typeof label === 'string' ? label : undefined}
          shown={value?.name ?? ''}
          onEmptied={() => !required && onPick(null)}
          queryKey={queryKey}
          find={find}
          offers={({ id }) => !without.includes(id)}
          idOf={({ id }) => id}
          draw={({ name, detail }) => (
            <>
              <span className={ui.strong}>{name}</span>
              {detail && <span className={clsx(ui.xs, ui.muted)}>{detail}</span>}
            </>
          )}
          none={none ?? t('ui.nothingFound')}
          {...(onLeft && { onLeft })}
          onPick={onPick}
        />
      )}
    </Field>
  );
}
