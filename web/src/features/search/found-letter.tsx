import type { FoundLetter } from '@sarabun/contract/search/search';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconFileText, IconPaperclip } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import { SpeedMark, useDocumentWords } from '../settings';
import { useRegisterNumbers } from './letter-numbers';
import { Marked } from './marked';
import styles from './search.module.css';

interface FoundLetterProps {
  letter: FoundLetter;
  terms: readonly string[];
  onOpen: () => void;
}

/** A found letter with highlighted matches; the whole row opens the letter. */
export function FoundLetterRow({ letter, terms, onOpen }: FoundLetterProps) {
  const { t } = useText();
  return (
    <button type="button" className={styles.row} data-row onClick={onOpen}>
      <span className={styles.line}>
        <span className={clsx(ui.num, ui.strong)}>
          {letter.number === '' ? <span className={ui.muted}>{t('search.noNumber')}</span> : <Marked text={letterNumberInThai(letter.number)} terms={terms} />}
        </span>
        <SpeedMark speed={letter.speed} />
        {letter.secrecy > 1 && <Chip tone="gold">{t(`common.secrecy.${letter.secrecy as 2 | 3}`)}</Chip>}
        <span className={ui.grow} />
        <Facts letter={letter} />
      </span>
      <span className={styles.subject}>
        <Marked text={letter.subject} terms={terms} />
      </span>
      <span className={clsx(ui.sm, ui.soft)}>
        <Marked text={t(letter.addressee === '' ? 'search.fromOnly' : 'search.fromTo', { sender: letter.sender, addressee: letter.addressee })} terms={terms} />
      </span>
      {letter.inFile && (
        <span className={clsx(styles.file, ui.sm)}>
          <IconFileText size={17} stroke={1.6} aria-hidden />
          <span>
            <span className={ui.muted}>{t('search.inFile', { name: letter.inFile.name })}</span> <Marked text={letter.inFile.text} terms={terms} loose />
          </span>
        </span>
      )}
      <Receipts letter={letter} terms={terms} />
    </button>
  );
}

function Facts({ letter: { kind, state, datedOn, enteredAt } }: { letter: FoundLetter }) {
  const { t, language } = useText();
  const dates = useDates();
  const word = useDocumentWords().kinds.find(({ code }) => code === kind);
  return (
    <span className={clsx(styles.facts, ui.xs, ui.muted)}>
      <span>{word?.[language]}</span>
      <span>{t(`search.states.${state}`)}</span>
      <span className={ui.num}>{datedOn ? t('search.datedOn', { day: dates.dated(datedOn) }) : t('search.enteredOn', { day: dates.dayOf(enteredAt) })}</span>
    </span>
  );
}

function Receipts({ letter, terms }: { letter: FoundLetter; terms: readonly string[] }) {
  const { t } = useText();
  const numbers = useRegisterNumbers(letter, terms);
  const { hasFile } = letter;
  if (numbers.length === 0 && !hasFile) return null;
  return (
    <span className={clsx(styles.facts, ui.xs, ui.muted, ui.num)}>
      {numbers.map((number) => (
        <span key={number}>
          <Marked text={number} terms={terms} />
        </span>
      ))}
      {hasFile && (
        <span className={styles.withFile}>
          <IconPaperclip size={15} stroke={1.6} aria-hidden />
          {t('search.withFile')}
        </span>
      )}
    </span>
  );
}
