import { IconChevronsDown } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './numbered-letters.module.css';

export interface NumberedLetter {
  legId: number;
  /** As it is read, such as a receive number in Thai digits; empty where the letter has none yet. */
  number: string;
  subject: string;
}

interface NumberedLettersProps {
  label: string;
  letters: readonly NumberedLetter[];
  onOpen: (legId: number) => void;
}

/** How many lines of a list lie below what is seen of it. */
function useLinesBelow(lines: number) {
  const list = useRef<HTMLOListElement>(null);
  const [below, setBelow] = useState(0);
  const count = () => {
    if (!list.current || lines === 0) return;
    const { scrollHeight, clientHeight, scrollTop } = list.current;
    setBelow(Math.round((scrollHeight - clientHeight - scrollTop) / (scrollHeight / lines)) || 0);
  };
  const latest = useRef(count);
  latest.current = count;
  useEffect(() => {
    if (lines > 0) latest.current();
    const counted = () => latest.current();
    window.addEventListener('resize', counted);
    return () => window.removeEventListener('resize', counted);
  }, [lines]);
  return { list, below, count };
}

/** Which letter got which number when several were dealt with at once; each opens its letter. It says how many follow below. */
export function NumberedLetters({ label, letters, onOpen }: NumberedLettersProps) {
  const { t } = useText();
  const { list, below, count } = useLinesBelow(letters.length);
  return (
    <>
      <ol ref={list} className={styles.numbered} aria-label={label} onScroll={count}>
        {letters.map(({ legId, number, subject }) => (
          <li key={legId}>
            <button type="button" className={clsx(ui.sm, styles.open)} onClick={() => onOpen(legId)}>
              {number && <b className={ui.num}>{number}</b>}
              <span className={ui.clip}>
                <Kept>{subject}</Kept>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {below > 0 && (
        <p className={clsx(ui.xs, styles.more)}>
          <IconChevronsDown size={16} stroke={1.8} aria-hidden />
          {t('letterRoute.moreBelow', { n: below })}
        </p>
      )}
    </>
  );
}
