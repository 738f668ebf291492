import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import styles from './rights.module.css';
import { useActingParties, useRightsPersons } from './use-rights';

/** A person or a post. */
export interface Party {
  id: number;
  name: string;
  detail: string;
}

interface PartyFieldProps {
  label: string;
  /** The source: persons for the pages of rights, or posts and persons for an order to act. */
  from: 'persons' | 'post' | 'person';
  value: Party | null;
  onChange: (party: Party | null) => void;
  error?: string | undefined;
  hint?: string;
}

const searchDelay = 300;

/** A person or post, found by typing a part of the name. */
export function PartyField({ label, from, value, onChange, error, hint }: PartyFieldProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchDelay);
  const persons = useRightsPersons(from === 'persons' ? search : '');
  const parties = useActingParties(from === 'persons' ? '' : search, from === 'post' ? 'post' : 'person');
  const { data: found } = from === 'persons' ? persons : parties;
  const take = (party: Party) => {
    onChange(party);
    setTyped('');
  };
  return (
    <Field label={label} required error={error} hint={hint}>
      {(control) =>
        value ? (
          <div className={clsx(ui.row, styles.chosen)}>
            <span className={ui.grow}>
              <span className={clsx(ui.strong, ui.sm, ui.rightsLine)}>
                <Kept>{value.name}</Kept>
              </span>
              <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{value.detail}</span>
            </span>
            <IconButton dense label={t('rights.chooseAnother', { label })} onClick={() => onChange(null)}>
              <IconX size={18} aria-hidden />
            </IconButton>
          </div>
        ) : (
          <>
            <input
              {...control}
              className={ui.input}
              autoComplete="off"
              maxLength={200}
              placeholder={t('rights.typeName')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                const [first] = found ?? [];
                if (event.key !== 'Enter' || !first || search !== typed.trim()) return;
                event.preventDefault();
                take(first);
              }}
            />
            {search !== '' && found && (
              <ul className={styles.found} aria-label={t('rights.found')}>
                {found.map((party) => (
                  <li key={party.id}>
                    <button type="button" className={clsx(ui.plain, styles.pick)} onClick={() => take(party)}>
                      <span className={clsx(ui.sm, ui.strong, ui.rightsLine)}>
                        <Kept>{party.name}</Kept>
                      </span>
                      <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{party.detail}</span>
                    </button>
                  </li>
                ))}
                {found.length === 0 && <li className={clsx(ui.sm, ui.muted, styles.none)}>{t('rights.nobodyFound')}</li>}
              </ul>
            )}
          </>
        )
      }
    </Field>
  );
}
