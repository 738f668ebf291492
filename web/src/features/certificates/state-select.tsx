import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import styles from './certificates.module.css';

interface StateSelectProps<State extends string> {
  states: readonly State[];
  chosen: State | undefined;
  onChoose: (state: State | undefined) => void;
  word: (state: State) => string;
}

/** Filters a list by state. */
export function StateSelect<State extends string>({ states, chosen, onChoose, word }: StateSelectProps<State>) {
  const { t } = useText();
  return (
    <select
      className={clsx(ui.input, styles.state)}
      aria-label={t('certificates.people.state')}
      value={chosen ?? ''}
      onChange={(event) => onChoose(states.find((one) => one === event.target.value))}
    >
      <option value="">{t('certificates.people.allStates')}</option>
      {states.map((one) => (
        <option key={one} value={one}>
          {word(one)}
        </option>
      ))}
    </select>
  );
}
