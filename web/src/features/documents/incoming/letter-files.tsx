import { IconRefresh, IconX } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { AttachPdfs } from '../../../ui/fields/file-input';
import type { StackFile, StackLetter } from './receiving-stack';
import type { ReceivingStack } from './use-receiving-stack';

/** The files of one letter: how far each has come, why one was refused, and further ones to attach. */
export function LetterFiles({ desk, letter }: { desk: ReceivingStack; letter: StackLetter }) {
  const { t } = useText();
  return (
    <div className="field">
      <span className="lbl">{t('documents.files')}</span>
      <ul className="rc-files">
        {letter.files.map((file) => (
          <FileRow key={file.key} file={file} desk={desk} />
        ))}
      </ul>
      <AttachPdfs label={t('documents.desk.attach')} onFiles={(chosen) => desk.attach(letter.key, chosen)} />
    </div>
  );
}

function FileRow({ file, desk }: { file: StackFile; desk: ReceivingStack }) {
  const { t } = useText();
  const name = file.file.name;
  return (
    <li>
      <span className="row">
        <span className="grow sm clip" title={name}>
          {name}
        </span>
        {file.state === 'sent' && <Chip tone="green">{t('documents.desk.pages', { n: file.uploaded?.pages ?? 0 })}</Chip>}
        {file.state === 'refused' && (
          <IconButton dense label={t('documents.desk.retryUpload')} onClick={() => desk.resend(file)}>
            <IconRefresh size={17} aria-hidden />
          </IconButton>
        )}
        <IconButton
          dense
          label={file.state === 'sending' ? t('documents.desk.cancelUpload', { name }) : t('documents.removeParty', { name })}
          onClick={() => desk.removeFile(file.key)}
        >
          <IconX size={16} aria-hidden />
        </IconButton>
      </span>
      {file.state === 'sending' && (
        <progress className="rc-bar" max={1} value={file.progress} aria-label={t('documents.desk.uploading', { percent: Math.round(file.progress * 100) })} />
      )}
      {file.state === 'refused' && (
        <p className="fault" role="alert">
          {file.refusal ?? t('documents.desk.uploadUnreachable', { name })}
        </p>
      )}
    </li>
  );
}
