import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import type { Pickable } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import styles from './people.module.css';

interface PersonChoiceProps {
  persons: readonly Pickable[];
  chosen: Pickable | null;
  error: string | undefined;
  onChoose: (person: Pickable | null) => void;
}

/** One of the people of the unit, or somebody else of the office. */
export function PersonChoice({ persons, chosen, error, onChoose }: PersonChoiceProps) {
  const { t } = useText();
  const [elsewhere, setElsewhere] = useState<Pickable | null>(null);
  return (
    <fieldset className={styles.choice}>
      <legend className={ui.lbl}>{t('setUp.choosePerson')}</legend>
      {persons.length === 0 && <p className={clsx(ui.soft, ui.sm)}>{t('setUp.nobody')}</p>}
      {persons.map((person) => (
        <label key={person.id} className={clsx(ui.row, ui.settingsCheck)}>
          <input type="radio" name="set-up-person" checked={chosen?.id === person.id} onChange={() => onChoose(person)} />
          {person.name}
        </label>
      ))}
      <OfficePicker
        kind="person"
        label={t('setUp.someoneElse')}
        value={elsewhere}
        error={error}
        onPick={(picked) => {
          setElsewhere(picked);
          onChoose(picked);
        }}
      />
    </fieldset>
  );
}
