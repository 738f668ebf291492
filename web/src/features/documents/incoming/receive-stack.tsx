import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconArrowBackUp, IconCheck, IconFilePlus, IconFileUpload, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { FileInput } from '../../../ui/fields/file-input';
import { letterFileTypes } from '../../../ui/photos/is-photo';
import { PhotoState } from '../../../ui/photos/photo-state';
import { usePhotos } from '../../../ui/photos/use-photos';
import ui from '../../../ui/styles/ui.module.css';
import { hideToast } from '../../../ui/toast';
import { tellDone, toastId } from '../fields/use-done-toast';
import styles from './receive.module.css';
import { isRefused, type StackLetter } from './receiving-stack';
import type { ReceivingStack } from './use-receiving-stack';

interface ReceiveStackProps {
  desk: ReceivingStack;
  /** Opens a letter that was received. */
  onLetter: (letter: NonNullable<StackLetter['registered']>) => void;
}

/** The stack of letters to receive: drop files on it, and go from letter to letter. */
export function ReceiveStack({ desk, onLetter }: ReceiveStackProps) {
  const { t } = useText();
  const { letters, current } = desk.stack;
  const done = letters.filter(({ registered }) => registered).length;
  const refused = letters.filter(isRefused).length;
  const left = letters.length - done - refused;
  return (
    <aside className={styles.stack} aria-label={t('documents.desk.stack')} data-no-toast>
      <DropZone onFiles={desk.addLetters} />
      <button type="button" className={clsx(ui.btn, ui.quiet, ui.sm, styles.paper)} aria-keyshortcuts="Alt+P" data-next="paper" onClick={desk.addPaper}>
        <IconFilePlus size={18} stroke={1.7} aria-hidden />
        {t('documents.desk.paperOnly')}
      </button>
      {letters.length > 0 && (
        <>
          <div className={clsx(ui.row, ui.between, styles.stackHead)}>
            <h2 className={ui.strong}>{t('documents.desk.today')}</h2>
            <span className={clsx(ui.sm, ui.muted, ui.num)} aria-live="polite">
              {t(refused > 0 ? 'documents.desk.progressRefused' : 'documents.desk.progress', { done, left, refused })}
            </span>
          </div>
          <progress className={styles.bar} aria-label={t('documents.desk.today')} max={done + left} value={done} />
          <ol className={styles.list}>
            {letters.map((letter) => (
              <StackRow key={letter.key} letter={letter} chosen={letter.key === current} desk={desk} onLetter={onLetter} />
            ))}
          </ol>
        </>
      )}
    </aside>
  );
}

function StackRow({ letter, chosen, desk, onLetter }: ReceiveStackProps & { letter: StackLetter; chosen: boolean }) {
  const { t } = useText();
  const { registered, draft, files } = letter;
  const isBegun = [draft.number, draft.sender, draft.addressee, draft.datedOn].some((one) => one?.trim());
  const row = useRef<HTMLLIElement>(null);
  // Below what was received today it may be out of sight.
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const name = draft.number.trim() || files[0]?.name || t('documents.desk.paperOnly');
  const remove = () => {
    const putBack = desk.removeLetter(letter);
    const undo = () => {
      hideToast(toastId);
      putBack();
    };
    const act = { label: t('documents.desk.putBack'), shortcut: 'takeBack', onPress: undo } as const;
    tellDone(t('documents.desk.removed', { name }), draft.subject, [act]);
  };
  return (
    <li ref={row} data-state={registered ? 'done' : chosen ? 'now' : 'wait'} aria-current={chosen ? 'true' : undefined}>
      <button
        type="button"
        className={clsx(ui.plain, styles.letter)}
        aria-haspopup={registered && 'dialog'}
        onClick={() => (registered ? onLetter(registered) : desk.change({ do: 'choose', letter: letter.key }))}
      >
        <span className={styles.thumb}>{registered ? <DoneMark isBack={registered.isBack} /> : <i />}</span>
        <span className={ui.grow}>
          <span className={clsx(ui.row, ui.between)}>
            <span className={clsx(ui.sm, ui.strong, ui.num, ui.clip)}>{name}</span>
            {registered && <Chip tone="green">{toThaiDigits(String(registered.receiveNumber))}</Chip>}
          </span>
          <span className={clsx(ui.xs, ui.muted, ui.clip, styles.line)}>
            {draft.subject.trim() || t(isBegun ? 'documents.desk.noSubject' : 'documents.desk.untitled')}
          </span>
          {registered?.isBack && <span className={clsx(ui.xs, styles.line, styles.waits)}>{t('documents.desk.waitsToBeSent')}</span>}
          {!registered && <SendingLine letter={letter} />}
        </span>
      </button>
      {!registered && (
        <IconButton dense label={t('documents.desk.remove', { name })} onClick={remove}>
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const DoneMark = ({ isBack = false }) =>
  isBack ? <IconArrowBackUp size={18} stroke={2.2} className={styles.back} aria-hidden /> : <IconCheck size={18} stroke={2.2} aria-hidden />;

/** The upload progress of a letter's files. */
function SendingLine({ letter: { files } }: { letter: StackLetter }) {
  const { t } = useText();
  const refused = files.find(({ state }) => state === 'refused');
  if (refused)
    return <span className={clsx(ui.xs, ui.inkFault, styles.line)}>{refused.refusal ?? t('documents.desk.uploadUnreachable', { name: refused.name })}</span>;
  const sending = files.filter(({ state }) => state === 'sending');
  if (sending.length === 0) return null;
  const part = sending.reduce((sum, { progress }) => sum + progress, 0) / sending.length;
  return (
    <span className={clsx(ui.xs, ui.muted, styles.line)}>
      {t('documents.desk.uploading', { percent: Math.round(part * 100) })}
      <progress className={styles.bar} max={1} value={part} aria-hidden />
    </span>
  );
}

interface DropZoneProps {
  onFiles: (files: File[]) => void;
}

function DropZone({ onFiles }: DropZoneProps) {
  const { t } = useText();
  const id = useId();
  const [over, setOver] = useState(false);
  const { take, ...photos } = usePhotos(onFiles);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.dropPlace}>
      <label
        htmlFor={id}
        className={styles.drop}
        data-next="file"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size={26} stroke={1.5} aria-hidden />
        <span>
          <b>{t('documents.desk.drop')}</b>
          <span className={clsx(ui.xs, ui.muted, styles.line)}>{t('documents.desk.dropHint')}</span>
        </span>
        <FileInput id={id} accept={letterFileTypes} multiple onFiles={take} />
      </label>
      <PhotoState {...photos} />
    </div>
  );
}
