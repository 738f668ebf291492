import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import type { Choice } from './choice';
import styles from './palette.module.css';
import { noteChoice } from './recent-choices';
import { useChoices } from './use-choices';

const searchDelay = 250;
/** Groups whose choices the server finds for the text after a rest. */
const fromServer: readonly Choice['group'][] = ['people', 'units', 'letters', 'further'];

interface PaletteProps {
  /** What was typed before the palette was there. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Ctrl-K from anywhere: type, choose with ↑ ↓, open with Enter. Screens, settings, people, units, letters and acts, recent ones first. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const { t } = useText();
  const { personId } = useUser();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const typed = text.trim();
  const query = useDebounced(typed, searchDelay);
  const { groups, isFetching, failure } = useChoices(typed, query, personId);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = Math.min(at, choices.length - 1);
  const isFound = choices.some(({ group }) => group !== 'further');
  const status = failure ?? (typed === '' ? '' : isFetching ? t('palette.searching') : isFound ? '' : t('palette.nothing'));
  const type = (typed: string) => {
    setText(typed);
    setAt(0);
  };
  const go = (choice: Choice) => {
    noteChoice(personId, choice);
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step || event.key === 'Enter') event.preventDefault();
    const choice = choices[chosen];
    if (step) {
      setAt((chosen + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && choice) {
      // Enter before the server's answer means the typed text, not results of an older one.
      if (typed === query || !fromServer.includes(choice.group)) return go(choice);
      onClose();
      void navigate({ to: '/sarabun/search', search: typed === '' ? {} : { q: typed } });
    }
  };
  return (
    <DialogFrame title={t('palette.title')} width={680} onClose={onClose} placeClassName={styles.palettePlace} className={styles.palette}>
      <div className={styles.paletteHead}>
        <IconSearch size={20} stroke={1.8} aria-hidden />
        <input
          className={styles.paletteInput}
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={choices[chosen] ? `${listId}-${chosen}` : undefined}
          placeholder={t('palette.box')}
          data-autofocus
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => type(text + takeTyped())}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={ui.vh} role="status">
        {status || (typed !== '' && t('palette.found', { count: choices.filter(({ group }) => group !== 'further').length }))}
      </p>
      {status !== '' && (
        <p className={clsx(ui.sm, ui.muted, styles.paletteStatus)} aria-hidden>
          {status}
        </p>
      )}
      <Groups groups={groups} listId={listId} chosen={choices[chosen]} onPoint={(choice) => setAt(choices.indexOf(choice))} onPress={go} />
      <PaletteKeys />
    </DialogFrame>
  );
}

interface GroupsProps {
  groups: ReturnType<typeof useChoices>['groups'];
  listId: string;
  chosen: Choice | undefined;
  onPoint: (choice: Choice) => void;
  onPress: (choice: Choice) => void;
}

function Groups({ groups, listId, chosen, onPoint, onPress }: GroupsProps) {
  const { t } = useText();
  const choices = groups.flatMap((group) => group.choices);
  return (
    <div className={styles.paletteList} id={listId} role="listbox" aria-label={t('palette.results')}>
      {groups.map(({ group, choices: its }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options of a list, not of a form
        <div key={group} role="group" aria-label={t(`palette.groups.${group}`)}>
          <p className={clsx(ui.xs, ui.strong, ui.muted, styles.group)} aria-hidden>
            {t(`palette.groups.${group}`)}
          </p>
          {its.map((choice) => (
            <Option
              key={choice.key}
              id={`${listId}-${choices.indexOf(choice)}`}
              choice={choice}
              chosen={choice === chosen}
              onPoint={() => onPoint(choice)}
              onPress={() => onPress(choice)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function PaletteKeys() {
  const { t } = useText();
  return (
    <footer className={clsx(styles.paletteFoot, ui.xs, ui.muted, ui.hideS)} aria-hidden>
      <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.keys.choose')} <kbd>Enter</kbd> {t('palette.keys.open')} <kbd>Esc</kbd> {t('palette.keys.close')}
    </footer>
  );
}

const scrollTo = (line: HTMLElement | null) => line?.scrollIntoView?.({ block: 'nearest' });

interface OptionProps {
  id: string;
  choice: Choice;
  chosen: boolean;
  onPoint: () => void;
  onPress: () => void;
}

function Option({ id, choice, chosen, onPoint, onPress }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the chosen line
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input does the same
    <div id={id} role="option" aria-selected={chosen} className={styles.choice} ref={chosen ? scrollTo : undefined} onMouseMove={onPoint} onClick={onPress}>
      {choice.icon}
      <span className={ui.grow}>
        {choice.content ?? choice.title}
        {choice.detail && <span className={clsx(ui.xs, ui.muted, styles.detail)}>{choice.detail}</span>}
      </span>
    </div>
  );
}
