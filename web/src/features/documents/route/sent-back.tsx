import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { wasTakenBack } from '@sarabun/contract/documents/taken-back';
import { IconArrowBackUp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/modes.module.css';

interface SentBackProps {
  letter: DocumentView;
  /** The leg on which it was sent back. */
  leg: RouteLeg;
  /** Shown instead once something was written at the reader's desk since. */
  answered: ReactNode;
}

/** Who sent the letter back and why, quoted above what is done with it now. */
export function SentBack({ letter: { route, notes, legId }, leg: { to, reason, endedBy, endedAt }, answered }: SentBackProps) {
  const { t } = useText();
  const dates = useDates();
  if (notes.some((note) => endedAt && note.legId === legId && note.writtenAt > endedAt && !wasTakenBack(note, route))) return answered;
  const by = [endedBy !== to.name && endedBy, endedAt && dates.moment(endedAt)].filter(Boolean);
  return (
    <figure className={clsx(styles.lastWord, styles.sentBack)}>
      <p className={clsx(ui.row, ui.sm, ui.strong)}>
        <IconArrowBackUp size={17} stroke={1.8} aria-hidden />
        <Kept>{t('letterRoute.cameBack', { name: to.name })}</Kept>
      </p>
      {reason && <blockquote>{reason}</blockquote>}
      <figcaption className={clsx(ui.xs, ui.muted)}>{by.join(' · ')}</figcaption>
    </figure>
  );
}
