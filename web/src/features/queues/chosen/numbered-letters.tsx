import { clsx } from 'clsx';
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

/** Which letter got which number when several were dealt with at once; each opens its letter. */
export function NumberedLetters({ label, letters, onOpen }: NumberedLettersProps) {
  return (
    <ol className={styles.numbered} aria-label={label}>
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
  );
}
