import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { keepFocus } from '../../../ui/forms/remove-row';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { namesOf } from './assignment-rules';

interface RecalledFromProps {
  /** From whom it was recalled. */
  desks: readonly { name: string }[];
  /** Names them again. */
  onAgain: () => void;
  children?: ReactNode;
}

/** From whom a letter was recalled. They may have been the wrong ones: nobody is named again until it is asked for. */
export function RecalledFrom({ desks, onAgain, children }: RecalledFromProps) {
  const { t } = useText();
  const names = namesOf(desks, (rest) => t('documents.andMore', rest));
  return (
    <Note tone="amber">
      <p className={ui.strong}>{t('documents.recallFrom', { name: names })}</p>
      <p>{t('documents.nameAgain')}</p>
      <span className={ui.row}>
        <Button size="sm" tone="ghost" onClick={({ currentTarget }) => keepFocus(currentTarget, onAgain)}>
          {t('documents.sameReceivers')}
        </Button>
        {children}
      </span>
    </Note>
  );
}
