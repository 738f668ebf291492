import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button, IconButton } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { largeDialogWidth } from '../../ui/dialogs/dialog-width';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TrailLink } from '../history';
import { DocumentBody } from './document-body';
import type { PaneProps } from './fields/pane-props';
import styles from './view/document.module.css';
import { useDocument } from './view/use-document';

interface DocumentDialogProps {
  documentId: number;
  /** The leg through which the letter is seen; by default the server chooses the reader's own. */
  legId?: number | undefined;
  /** The queue in which it was found. */
  queue?: QueueCode | undefined;
  onClose: () => void;
  /** The letter's position in the queue it was opened from. */
  place?: { number: number; total: number } | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Called when the letter was received under its earlier number, with that entry. */
  onSameReceived?: PaneProps['onSameReceived'];
}

/** The letter dialog: the paper, its story, and the reader's actions (specification §2). */
export function DocumentDialog({ documentId, legId, queue, onClose, place, onPrevious, onNext, onSameReceived }: DocumentDialogProps) {
  const { t } = useText();
  const letter = useDocument(documentId, legId, queue);
  const title = letter.data?.subject ?? t('documents.letter');
  useNeighbourKeys(onPrevious, onNext);
  return (
    <DialogFrame title={title} width={largeDialogWidth()} onClose={onClose} sheet className={styles.root} placeClassName={styles.place}>
      <header className={clsx(ui.dialogHead, styles.head)}>
        {(onPrevious || onNext || place) && (
          <span className={clsx(ui.row, styles.neighbours)}>
            <IconButton label={t('documents.previous')} aria-keyshortcuts="Alt+ArrowUp" disabled={!onPrevious} onClick={onPrevious}>
              <IconChevronLeft size={21} aria-hidden />
            </IconButton>
            <span className={clsx(ui.xs, ui.muted, ui.num)}>{place && t('documents.place', place)}</span>
            <IconButton label={t('documents.next')} aria-keyshortcuts="Alt+ArrowDown" disabled={!onNext} onClick={onNext}>
              <IconChevronRight size={21} aria-hidden />
            </IconButton>
          </span>
        )}
        <h1 className={clsx(ui.h3, ui.grow, ui.clip)} title={title} tabIndex={-1} data-autofocus>
          {letter.isPending ? <Bone width="45%" height={20} /> : title}
        </h1>
        <IconButton label={t('common.close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </header>
      {letter.data ? (
        <DocumentBody key={`${documentId} ${legId}`} letter={letter.data} onSameReceived={onSameReceived} />
      ) : letter.isError ? (
        <NotOpened error={letter.error} documentId={documentId} onRetry={() => void letter.refetch()} onClose={onClose} />
      ) : (
        <BodyBones />
      )}
    </DialogFrame>
  );
}

/** Why the letter cannot be opened; offers a retry only if it may help. */
function NotOpened({ error, documentId, onRetry, onClose }: { error: Error; documentId: number; onRetry: () => void; onClose: () => void }) {
  const { t } = useText();
  const code = error instanceof CallFailed ? error.code : '';
  const close = (
    <Button tone="ghost" onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  if (code === 'notReadable')
    return (
      <BlankState kind="empty" title={t('documents.notReadable')} text={t('documents.notReadableText')}>
        <TrailLink documentId={documentId} className={ui.btn} />
        {close}
      </BlankState>
    );
  if (code === 'notFound')
    return (
      <BlankState kind="empty" title={t('documents.notThere')} text={t('documents.notThereText')}>
        {close}
      </BlankState>
    );
  return (
    <BlankState kind="error" title={t('documents.openFailed')} text={error.message}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
      {close}
    </BlankState>
  );
}

/** Alt with ↑ or ↓ goes to the neighbour in the queue. */
function useNeighbourKeys(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    (event.key === 'ArrowUp' ? onPrevious : onNext)?.();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

function BodyBones() {
  return (
    <div className={styles.body} aria-hidden>
      <div className={styles.paper}>
        <div className={clsx(ui.desk, ui.grow)} />
      </div>
      <div className={clsx(styles.story, ui.stack, styles.bones)}>
        <Bone width="60%" height={20} />
        <Bone width="90%" />
        <Bone width="75%" />
        <Bone width="100%" height={64} />
        <Bone width="80%" />
        <Bone width="70%" />
      </div>
    </div>
  );
}
