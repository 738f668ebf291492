import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n';
import { useKey } from '../../platform/use-key';
import { IconButton } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { largeDialogWidth } from '../../ui/dialogs/dialog-width';
import { Kept } from '../../ui/kept';
import { lazyPart, withLetterTexts } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { KeepButton } from '../offline';
import { DocumentBody } from './document-body';
import { AfterAct, type GoOn } from './fields/after-act';
import type { PaneProps } from './fields/pane-props';
import styles from './view/document.module.css';
import { useDocument } from './view/use-document';

const NotOpened = lazyPart(withLetterTexts(async () => (await import('./not-opened')).NotOpened));

interface DocumentDialogProps {
  documentId: number;
  /** The leg through which the letter is seen; by default the server chooses the reader's own. */
  legId?: number | undefined;
  /** The queue in which it was found. */
  queue?: QueueCode | undefined;
  onClose: () => void;
  /** The letter's position in the queue it was opened from. */
  place?: { number: number; total: number } | undefined;
  /** Shown next to the position. */
  besidePlace?: ReactNode;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Told of what was done with the letter; see `AfterAct`. */
  onDone?: GoOn;
  /** Opens a letter that was taken back. */
  onOpen?: (letter: { documentId: number; legId: number }) => void;
  /** Opened by itself after an act: its title has the focus, not its first field. */
  arrived?: boolean;
  /** Looked at again after an act. */
  lookedBack?: boolean;
  /** Told that the letter was received under its earlier number, and where that stands. */
  onSameReceived?: PaneProps['onSameReceived'];
  /** With what it is signed from elsewhere, where it is read before: a picture, or null for the typed name. The paper shows it. */
  signature?: number | null | undefined;
  /** The letter is only read; this stands where its acts would. */
  foot?: ReactNode;
  /** What gets the focus after it. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
}

/** The large dialog of a letter: the paper, its story, and what the reader may do with it (specification §2). */
export function DocumentDialog(props: DocumentDialogProps) {
  const { documentId, legId, queue, onClose, onPrevious, onNext, onDone, onOpen, arrived = false, lookedBack = false } = props;
  const { onSameReceived, signature, foot, returnTo } = props;
  const { t } = useText();
  const letter = useDocument(documentId, legId, queue);
  const title = letter.data?.subject ?? t('documents.letter');
  const heading = useTitleFocus(`${documentId} ${legId}`);
  useKey('previous', (event) => go(event, onPrevious));
  useKey('next', (event) => go(event, onNext));
  const after = { goOn: onDone ?? (async () => null), open: onOpen ?? (() => undefined) };
  return (
    <DialogFrame
      title={title}
      width={largeDialogWidth()}
      onClose={onClose}
      sheet
      className={clsx(ui.upright, styles.root)}
      placeClassName={styles.place}
      returnTo={returnTo}
    >
      <DocumentHead {...props} letter={letter.data} isPending={letter.isPending} title={title} heading={heading} />
      {letter.data ? (
        <AfterAct value={after}>
          <DocumentBody
            key={`${documentId} ${legId}`}
            letter={letter.data}
            queue={queue}
            onSameReceived={onSameReceived}
            signature={signature}
            arrived={arrived}
            lookedBack={lookedBack}
            readOnly={foot !== undefined}
          />
        </AfterAct>
      ) : letter.isError ? (
        <Suspense>
          <NotOpened error={letter.error} documentId={documentId} onRetry={() => void letter.refetch()} onClose={onClose} />
        </Suspense>
      ) : (
        <BodyBones />
      )}
      {foot && <footer className={ui.actbar}>{foot}</footer>}
    </DialogFrame>
  );
}

interface DocumentHeadProps extends Pick<DocumentDialogProps, 'documentId' | 'onClose' | 'place' | 'besidePlace' | 'onPrevious' | 'onNext' | 'arrived'> {
  letter: DocumentView | undefined;
  isPending: boolean;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The place in the queue, the subject and what may be done with the dialog. */
function DocumentHead({ documentId, letter, isPending, title, heading, onClose, place, besidePlace, onPrevious, onNext, arrived = false }: DocumentHeadProps) {
  const { t } = useText();
  return (
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
          <Suspense fallback={<Bone width={40} height={0} />}>{besidePlace}</Suspense>
        </span>
      )}
      <h1 ref={heading} className={clsx(ui.h3, ui.grow, ui.clip2)} title={title} tabIndex={-1} data-autofocus={arrived ? 'kept' : true}>
        {isPending ? <Bone width="45%" height={20} /> : <Kept>{title}</Kept>}
      </h1>
      {letter?.secrecy === 1 && (
        <Suspense>
          <KeepButton documentId={documentId} legId={letter.legId ?? undefined} />
        </Suspense>
      )}
      <IconButton label={t('common.close')} onClick={onClose}>
        <IconX size={22} aria-hidden />
      </IconButton>
    </header>
  );
}

function go(event: KeyboardEvent, to: (() => void) | undefined): void {
  event.preventDefault();
  to?.();
}

/** The title of a letter that takes the place of another gets the focus, which would be lost with what had it. */
function useTitleFocus(letter: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(letter);
  useEffect(() => {
    if (shown.current === letter) return;
    shown.current = letter;
    title.current?.focus({ preventScroll: true });
  }, [letter]);
  return title;
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
