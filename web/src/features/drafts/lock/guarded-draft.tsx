import type { DraftLock } from '@sarabun/contract/drafts/draft-lock';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { FormFailure } from '../../../ui/forms/form';
import { useRequest } from '../../../ui/forms/use-request';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from './lock.module.css';
import { useDraftLock } from './use-draft-lock';

interface GuardedDraftProps {
  /** Null until a new letter is saved for the first time. */
  documentId: number | null;
  waiting: ReactNode;
  /** The editor; it calls `onTaken` when a save was refused because someone else has the draft. */
  children: (onTaken: () => void) => ReactNode;
}

/** The editor of a draft, for one tab at a time; the others see who has it, read it, and may take it over. */
export function GuardedDraft({ documentId, waiting, children }: GuardedDraftProps) {
  const [isNew] = useState(documentId === null);
  const { lock, ask, take } = useDraftLock(documentId);
  const had = useRef(isNew);
  if (lock === null) return isNew ? children(() => void ask()) : waiting;
  if (lock === 'unknown' || lock.isMine) {
    had.current = true;
    return children(() => void ask());
  }
  return <LockedDraft documentId={documentId as number} lock={lock} wasTaken={had.current} take={take} />;
}

interface LockedDraftProps {
  documentId: number;
  lock: DraftLock;
  /** It was written here before. */
  wasTaken: boolean;
  take: (from: string) => Promise<void>;
}

function LockedDraft({ documentId, lock: { tab, by, since, isSamePerson }, wasTaken, take }: LockedDraftProps) {
  const { t } = useText();
  const dates = useDates();
  const act = useRequest();
  const [asks, setAsks] = useState(false);
  const confirm = () => {
    setAsks(false);
    void act.run(() => take(tab));
  };
  const at = dates.moment(since);
  const who = isSamePerson ? t('letters.lock.ownWindow', { at }) : t('letters.lock.openAt', { by, at });
  return (
    <div className={clsx(ui.stack, ui.card, styles.locked)}>
      <h1 className={ui.h2}>{t('letters.lock.title')}</h1>
      <div role="alert">
        <Note tone="amber">
          <p className={ui.strong}>{who}</p>
          {wasTaken && <p>{t('letters.lock.taken')}</p>}
        </Note>
      </div>
      <FormFailure text={act.failure} />
      <div className={clsx(ui.row, ui.wrap)}>
        <a className={clsx(ui.btn, ui.ghost)} href={letterPdfPath(documentId, since.getTime())} target="_blank" rel="noreferrer">
          <IconFileText size={19} aria-hidden />
          {t('letters.lock.read')}
        </a>
        <Button icon={<IconPencil size={19} aria-hidden />} busy={act.busy} onClick={() => setAsks(true)}>
          {t('letters.lock.take')}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          tone="warning"
          title={t('letters.lock.question')}
          text={t('letters.lock.questionText', { by })}
          confirm={{ label: t('letters.lock.take'), onPress: confirm }}
          cancel={{ label: t('common.cancel'), onPress: () => setAsks(false) }}
        />
      )}
    </div>
  );
}
