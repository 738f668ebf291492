import { IconEye, IconSparkles } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../view/receive-stamp.module.css';
import type { Fillable, Guess } from './guess-rules';

/** Says where a value that was filled in comes from, and whether it must be looked at. */
export function GuessHint({ guess: { isSure, place } }: { guess: Guess }) {
  const { t } = useText();
  const Icon = isSure ? IconSparkles : IconEye;
  return (
    <span className={clsx(ui.row, styles.guessHint)}>
      <Icon size={15} aria-hidden />
      {place === null ? t('route.completedHint') : isSure ? t('documents.desk.read') : t('documents.desk.readCheck')}
    </span>
  );
}

/** A field whose value may have been filled in: on gold ground until somebody has looked at it. */
export function FillableField({ field, guess, children }: { field: Fillable; guess: Guess | undefined; children: ReactNode }) {
  return (
    <div className={styles.fillable} data-field={field} data-guess={guess && (guess.isSure ? 'sure' : 'doubtful')}>
      {children}
    </div>
  );
}
