import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconCheck, IconFilePlus, IconFileUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { FileInput } from '../../../ui/fields/file-input';
import type { StackLetter } from './receiving-stack';
import type { ReceivingStack } from './use-receiving-stack';

/** The pile of letters to receive: drop files on it, and go from letter to letter. */
export function ReceiveStack({ desk }: { desk: ReceivingStack }) {
  const { t } = useText();
  const { letters, current } = desk.stack;
  const done = letters.filter(({ registered }) => registered).length;
  return (
    <aside className="rc-stack" aria-label={t('documents.desk.stack')}>
      <DropZone onFiles={desk.addLetters} />
      <button type="button" className="btn quiet sm rc-paper" onClick={desk.addPaper}>
        <IconFilePlus size={18} stroke={1.7} aria-hidden />
        {t('documents.desk.paperOnly')}
      </button>
      {letters.length > 0 && (
        <>
          <div className="row between rc-stack-head">
            <h2 className="strong">{t('documents.desk.today')}</h2>
            <span className="sm muted num" aria-live="polite">
              {t('documents.desk.progress', { done, left: letters.length - done })}
            </span>
          </div>
          <progress className="rc-bar" aria-label={t('documents.desk.today')} max={letters.length} value={done} />
          <ol className="rc-list">
            {letters.map((letter) => (
              <StackRow key={letter.key} letter={letter} chosen={letter.key === current} desk={desk} />
            ))}
          </ol>
        </>
      )}
    </aside>
  );
}

function StackRow({ letter, chosen, desk }: { letter: StackLetter; chosen: boolean; desk: ReceivingStack }) {
  const { t } = useText();
  const { registered, draft, files } = letter;
  const name = draft.number.trim() || files[0]?.file.name || t('documents.desk.paperOnly');
  return (
    <li data-state={registered ? 'done' : chosen ? 'now' : 'wait'} aria-current={chosen ? 'true' : undefined}>
      <button type="button" className="plain rc-letter" disabled={Boolean(registered)} onClick={() => desk.change({ do: 'choose', letter: letter.key })}>
        <span className="rc-thumb">{registered ? <IconCheck size={18} stroke={2.2} aria-hidden /> : <i />}</span>
        <span className="grow">
          <span className="row between">
            <span className="sm strong num clip">{name}</span>
            {registered && <Chip tone="green">{toThaiDigits(String(registered.receiveNumber))}</Chip>}
          </span>
          <span className="xs muted clip rc-line">{draft.subject.trim() || t('documents.desk.untitled')}</span>
          {!registered && <SendingLine letter={letter} />}
        </span>
      </button>
      {!registered && (
        <IconButton dense label={t('documents.desk.remove', { name })} onClick={() => desk.removeLetter(letter)}>
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** How far the files of a letter have come. */
function SendingLine({ letter: { files } }: { letter: StackLetter }) {
  const { t } = useText();
  const refused = files.find(({ state }) => state === 'refused');
  if (refused) return <span className="xs ink-fault rc-line">{refused.refusal ?? t('documents.desk.uploadUnreachable', { name: refused.file.name })}</span>;
  const sending = files.filter(({ state }) => state === 'sending');
  if (sending.length === 0) return null;
  const part = sending.reduce((sum, { progress }) => sum + progress, 0) / sending.length;
  return (
    <span className="xs muted rc-line">
      {t('documents.desk.uploading', { percent: Math.round(part * 100) })}
      <progress className="rc-bar" max={1} value={part} aria-hidden />
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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      htmlFor={id}
      className="rc-drop"
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
        <span className="xs muted rc-line">{t('documents.desk.dropHint')}</span>
      </span>
      <FileInput id={id} accept="application/pdf,.pdf" multiple onFiles={onFiles} />
    </label>
  );
}
