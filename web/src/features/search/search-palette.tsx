import type { FoundLetter } from '@sarabun/contract/search/search';
import { findTerms } from '@sarabun/contract/values/search-text';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconArrowRight, IconBookmark, IconFileText, IconHistory, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import { Marked } from './marked';
import { noteSearch, recentSearches } from './recent-searches';
import styles from './search.module.css';
import { asksForSomething, type SearchState, stateOf } from './search-state';
import { useFound, useSaved } from './use-search';

const searchDelay = 250;
const shownAtOnce = 8;

/** A line of the palette with its target. */
interface Choice {
  key: string;
  group: 'found' | 'recent' | 'saved' | 'page';
  icon: ReactNode;
  content: ReactNode;
  to: SearchState;
}

/** Ctrl-K from anywhere: type, choose with ↑ ↓, open with Enter. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { personId } = useUser();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const query = useDebounced(typed.trim(), searchDelay);
  const { choices, status } = useChoices(query, personId);
  const chosen = Math.min(at, choices.length - 1);
  const go = ({ to }: Choice) => {
    noteSearch(personId, to.q ?? '');
    onClose();
    void navigate({ to: '/sarabun/search', search: to as never });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[chosen];
    if (step) {
      event.preventDefault();
      setAt((chosen + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && choice) {
      event.preventDefault();
      // Enter before the server's answer means the typed text, not older results.
      go(typed.trim() === query ? choice : pageChoice(typed.trim(), ''));
    }
  };
  return (
    <DialogFrame title={t('search.palette')} width={680} onClose={onClose} placeClassName={styles.palettePlace} className={styles.palette}>
      <div className={styles.paletteHead}>
        <IconSearch size={20} stroke={1.8} aria-hidden />
        <input
          className={styles.paletteInput}
          role="combobox"
          aria-label={t('search.palette')}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={choices[chosen] ? `${listId}-${chosen}` : undefined}
          placeholder={t('search.box')}
          data-autofocus
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={ui.vh} role="status">
        {status}
      </p>
      {status !== '' && (
        <p className={clsx(ui.sm, ui.muted, styles.paletteStatus)} aria-hidden>
          {status}
        </p>
      )}
      <div className={styles.paletteList} id={listId} role="listbox" aria-label={t('search.results')}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the chosen line
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input does the same
          <div
            key={choice.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.choice}
            ref={index === chosen ? scrollTo : undefined}
            onMouseMove={() => setAt(index)}
            onClick={() => go(choice)}
          >
            {choice.icon}
            <span className={ui.grow}>{choice.content}</span>
            {choices[index - 1]?.group !== choice.group && choice.group !== 'page' && choice.group !== 'found' && (
              <span className={clsx(ui.xs, ui.muted)}>{t(`search.${choice.group}`)}</span>
            )}
          </div>
        ))}
      </div>
      <footer className={clsx(styles.paletteFoot, ui.xs, ui.muted, ui.hideS)} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.choose')} <kbd>Enter</kbd> {t('search.keys.open')} <kbd>Esc</kbd> {t('search.keys.close')}
      </footer>
    </DialogFrame>
  );
}

const scrollTo = (line: HTMLElement | null) => line?.scrollIntoView?.({ block: 'nearest' });

const pageChoice = (query: string, content: ReactNode): Choice => ({
  key: 'page',
  group: 'page',
  icon: <IconArrowRight size={18} stroke={1.7} aria-hidden />,
  content,
  to: query === '' ? {} : { q: query },
});

/** The choices for the typed text: found letters or, for an empty text, recent and saved searches; and a status line. */
function useChoices(query: string, personId: number): { choices: Choice[]; status: string } {
  const { t } = useText();
  const asks = asksForSomething({ q: query });
  const found = useFound({ q: query }, shownAtOnce);
  const saved = useSaved();
  if (!asks) {
    const recent = recentSearches(personId).map((words): Choice => {
      return { key: `recent ${words}`, group: 'recent', icon: <IconHistory size={18} stroke={1.7} aria-hidden />, content: words, to: { q: words } };
    });
    const kept = (saved.data ?? []).map(({ id, name, asked }): Choice => {
      return { key: `saved ${id}`, group: 'saved', icon: <IconBookmark size={18} stroke={1.7} aria-hidden />, content: name, to: stateOf(asked) };
    });
    return { choices: [...recent, ...kept, pageChoice('', t('search.openPage'))], status: '' };
  }
  const { data = [], exact = [], terms = [] } = found.data ?? {};
  const letters = [...new Map([...exact, ...data].map((letter) => [letter.documentId, letter])).values()].slice(0, shownAtOnce);
  const status = found.isError ? found.error.message : found.isFetching ? t('search.searching') : letters.length === 0 ? t('search.nothing') : '';
  const choices = letters.map((letter) =>
    letterChoice(letter, terms, query, ({ number, year, unitName: unit }) => t('search.receipt', { number, year, unit })),
  );
  return { choices: [...choices, pageChoice(query, t('search.all'))], status };
}

function letterChoice(letter: FoundLetter, terms: readonly string[], query: string, receiptOf: (receipt: FoundLetter['receipts'][number]) => string): Choice {
  const said = [letter.number, letter.sender, ...letter.receipts.map(receiptOf).filter((text) => findTerms(text, terms).length > 0)];
  return {
    key: `letter ${letter.documentId}`,
    group: 'found',
    icon: <IconFileText size={18} stroke={1.6} aria-hidden />,
    content: (
      <>
        <span className={styles.choiceSubject}>
          <Marked text={letter.subject} terms={terms} />
        </span>
        <span className={clsx(ui.xs, ui.muted, ui.num)}>
          <Marked text={toThaiDigits(said.filter(Boolean).join(' · '))} terms={terms} />
        </span>
      </>
    ),
    to: { q: query, document: letter.documentId },
  };
}
