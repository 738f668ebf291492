import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Chip } from '../../../ui/chip';
import { AskingDialog } from '../../../ui/dialogs/asking-dialog';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import { ViewButton } from '../../../ui/tables/view-button';
import styles from './many.module.css';
import type { Giving, ManyProps } from './use-giving';

interface ManyDialogProps extends Pick<ManyProps, 'letters' | 'onRead' | 'onClose'> {
  title: string;
  submit: string;
  giving: Giving;
  /** What the act does, while it is not done. */
  effect?: string;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** The form for several letters at once: their subjects, its fields, and how far it is. */
export function ManyDialog({ title, submit, letters, onRead, giving: { act, progress }, effect = '', onSubmit, onClose, children }: ManyDialogProps) {
  const { t } = useText();
  return (
    <AskingDialog
      title={title}
      width={620}
      act={act}
      submit={submit}
      focusTitle
      onSubmit={onSubmit}
      onClose={onClose}
      aside={
        <span className={clsx(ui.sm, ui.soft, styles.effect)} role="status">
          {act.busy ? t('bulkReceive.giving', { done: progress, all: letters.length }) : effect}
        </span>
      }
    >
      <Letters letters={letters} onRead={onRead} />
      {children}
    </AskingDialog>
  );
}

/** As many letters as leave room for the form. */
const fewLetters = 4;

/** The letters, which can be read before; many are shown when asked for. */
function Letters({ letters, onRead }: Pick<ManyProps, 'letters' | 'onRead'>) {
  const { t } = useText();
  const [all, setAll] = useState(letters.length <= fewLetters + 1);
  return (
    <div className={styles.letters}>
      <ul>
        {(all ? letters : letters.slice(0, fewLetters)).map((letter) => (
          <li key={letter.legId} className={ui.row}>
            <span className={ui.grow}>
              <span className={clsx(ui.sm, ui.clip2)}>
                <Kept>{letter.subject}</Kept>
              </span>
              <span className={clsx(ui.xs, ui.soft)}>{letter.about}</span> {!letter.isRead && <Chip tone="amber">{t('queues.unread')}</Chip>}
            </span>
            <ViewButton subject={letter.subject} legId={letter.legId} onOpen={() => onRead(letter)} />
          </li>
        ))}
      </ul>
      {!all && (
        <button type="button" className={clsx(ui.btn, ui.quiet, ui.sm)} onClick={() => setAll(true)}>
          {t('bulkReceive.showAll', { n: letters.length })}
        </button>
      )}
    </div>
  );
}
