import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { AskingDialog } from '../../../ui/dialogs/asking-dialog';
import ui from '../../../ui/styles/ui.module.css';
import styles from './many.module.css';
import type { Giving, ManyProps } from './use-giving';

interface ManyDialogProps extends Pick<ManyProps, 'letters' | 'onClose'> {
  title: string;
  submit: string;
  giving: Giving;
  /** What the act does, while it is not done. */
  effect?: string;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** The form for several letters at once: their subjects, its fields, and how far it is. */
export function ManyDialog({ title, submit, letters, giving: { act, progress }, effect = '', onSubmit, onClose, children }: ManyDialogProps) {
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
        <span className={clsx(ui.sm, ui.soft)} role="status">
          {act.busy ? t('bulkReceive.giving', { done: progress, all: letters.length }) : effect}
        </span>
      }
    >
      <ul className={clsx(styles.letters, ui.sm, ui.soft)}>
        {letters.map(({ legId, subject }) => (
          <li key={legId} className={ui.clip}>
            {subject}
          </li>
        ))}
      </ul>
      {children}
    </AskingDialog>
  );
}
