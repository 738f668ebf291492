import { IconRefresh, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { AttachPdfs } from '../../../ui/fields/file-input';
import ui from '../../../ui/styles/ui.module.css';
import styles from './receive.module.css';
import type { StackFile, StackLetter } from './receiving-stack';
import type { ReceivingStack } from './use-receiving-stack';

/** The files of one letter: progress, refusals, and further ones to attach. */
export function LetterFiles({ desk, letter }: { desk: ReceivingStack; letter: StackLetter }) {
  const { t } = useText();
  return (
    <div className={ui.field}>
      <span className={ui.lbl}>{t('documents.files')}</span>
      <ul className={ui.attachedFiles}>
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
  const { name } = file;
  return (
    <li>
      <span className={ui.row}>
        <span className={clsx(ui.grow, ui.sm, ui.clip)} title={name}>
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
        <progress
          className={styles.bar}
          max={1}
          value={file.progress}
          aria-label={t('documents.desk.uploading', { percent: Math.round(file.progress * 100) })}
        />
      )}
      {file.state === 'refused' && (
        <p className={ui.fault} role="alert">
          {file.refusal ?? t('documents.desk.uploadUnreachable', { name })}
        </p>
      )}
    </li>
  );
}
