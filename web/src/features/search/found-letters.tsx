import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { searchLetters } from '@sarabun/contract/search/search';
import { toThaiDigits, typedDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TrailLink } from '../history';
import { FoundLetterRow } from './found-letter';
import { numberAfterWords } from './letter-numbers';
import styles from './search.module.css';
import type { useFound } from './use-search';

interface FoundLettersProps {
  found: ReturnType<typeof useFound>;
  /** The search text. */
  query: string;
  /** Whether filters leave letters out. */
  isFiltered: boolean;
  onOpen: (documentId: number) => void;
  onClear: () => void;
  /** Searches for other words. */
  onQuery: (query: string) => void;
}

type Found = Pick<AnswerOf<typeof searchLetters>, 'data' | 'exact'>;

/** Whether there are other results than the exact ones, which are set apart then; else they are shown once. */
const isApart = ({ data, exact }: Found) => exact.length > 0 && data.some(({ documentId }) => !exact.some((one) => one.documentId === documentId));

/** The letters of the page, without those that are set apart. */
export const inOrder = (found: Found) => (isApart(found) || found.exact.length === 0 ? found.data : found.exact);

/** The results: letters with exactly this number, then all, newest first. */
export function FoundLetters({ found, query, isFiltered, onOpen, onClear, onQuery }: FoundLettersProps) {
  const { t } = useText();
  if (found.isError) {
    return <FailedState query={found} title={t('search.failed')} />;
  }
  if (!found.data) return <Bones />;
  const { data, exact, terms } = found.data;
  if (data.length + exact.length === 0) {
    const number = numberAfterWords(query);
    const hint = isFiltered ? 'search.nothingHintFiltered' : number === null ? 'search.nothingHint' : 'search.nothingHintNumber';
    return (
      <BlankState kind="empty" title={t('search.nothing')} text={t(hint)}>
        {number !== null && (
          <Button tone="ghost" onClick={() => onQuery(number)}>
            {t('search.numberAlone', { number: toThaiDigits(number) })}
          </Button>
        )}
        {isFiltered && (
          <Button tone="ghost" onClick={onClear}>
            {t('search.clear')}
          </Button>
        )}
        {typedDigits(query) !== '' && <TrailLink letterNumber={query} className={clsx(ui.btn, ui.ghost)} />}
      </BlankState>
    );
  }
  const apart = isApart(found.data);
  const rows = (letters: typeof data) => (
    <ul>
      {letters.map((letter) => (
        <li key={letter.documentId}>
          <FoundLetterRow letter={letter} terms={terms} onOpen={() => onOpen(letter.documentId)} />
          <div className={styles.trail}>
            <TrailLink documentId={letter.documentId} className={ui.sm} />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {apart && (
        <div>
          <h2 className={clsx(ui.sm, ui.strong, styles.group)}>{t('search.exact')}</h2>
          {rows(exact)}
          <h2 className={clsx(ui.sm, ui.strong, styles.group)}>{t('search.others')}</h2>
        </div>
      )}
      {rows(inOrder(found.data))}
    </>
  );
}

function Bones() {
  const { t } = useText();
  return (
    <div role="status" aria-label={t('search.searching')}>
      {[72, 54, 63, 48, 70, 58].map((width) => (
        <div key={width} className={styles.row} aria-hidden>
          <Bone width="30%" />
          <Bone width={`${width}%`} height={18} />
          <Bone width="44%" />
        </div>
      ))}
    </div>
  );
}
