import { IconArrowDown, IconArrowUp, IconPaperclip, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { AttachPdfs } from '../../ui/fields/file-input';
import ui from '../../ui/styles/ui.module.css';
import { Fault, uploadFile } from '../documents';
import styles from './compose.module.css';
import type { LetterFile } from './draft-fields';

interface FilesFieldProps {
  files: readonly LetterFile[];
  onChange: (update: (files: LetterFile[]) => LetterFile[]) => void;
}

/** The enclosed PDFs, each uploaded at once; other files are refused by name. */
export function FilesField({ files, onChange }: FilesFieldProps) {
  const { t } = useText();
  const [sending, setSending] = useState<Record<string, number>>({});
  const [refused, setRefused] = useState<string[]>([]);
  const send = async (file: File): Promise<LetterFile | null> => {
    const key = `${file.name} ${file.size} ${file.lastModified}`;
    setSending((old) => ({ ...old, [key]: 0 }));
    try {
      const { uploadId, name, pages } = await uploadFile(file, (part) => setSending((old) => ({ ...old, [key]: part }))).finished;
      return { fileId: null, uploadId, name, pages };
    } catch (error) {
      setRefused((old) => [...old, (error as { sentence?: string | null }).sentence ?? t('documents.desk.uploadUnreachable', { name: file.name })]);
      return null;
    } finally {
      setSending(({ [key]: _, ...others }) => others);
    }
  };
  /** Sends all at once; they are listed in the order in which they were chosen, not in which they arrive. */
  const attach = async (chosen: readonly File[]) => {
    setRefused([]);
    for (const sent of chosen.map(send)) {
      const file = await sent;
      if (file) onChange((old) => [...old, file]);
    }
  };
  const move = (index: number, by: -1 | 1) =>
    onChange((old) => {
      const file = old[index];
      return file ? old.toSpliced(index, 1).toSpliced(index + by, 0, file) : old;
    });
  return (
    <div className={ui.field}>
      <span className={ui.lbl}>{t('letters.files')}</span>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file, index) => (
            <li key={file.fileId ?? file.uploadId} className={ui.row}>
              <IconPaperclip size={16} stroke={1.7} aria-hidden />
              <span className={clsx(ui.grow, ui.sm, ui.clip)} title={file.name}>
                {file.name}
              </span>
              {file.pages !== null && <Chip>{t('documents.desk.pages', { n: file.pages })}</Chip>}
              {files.length > 1 && (
                <>
                  <IconButton dense label={t('letters.earlier', { name: file.name })} disabled={index === 0} onClick={() => move(index, -1)}>
                    <IconArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton dense label={t('letters.later', { name: file.name })} disabled={index === files.length - 1} onClick={() => move(index, 1)}>
                    <IconArrowDown size={16} aria-hidden />
                  </IconButton>
                </>
              )}
              <IconButton dense label={t('documents.removeParty', { name: file.name })} onClick={() => onChange((old) => old.filter((one) => one !== file))}>
                <IconX size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {Object.entries(sending).map(([key, part]) => (
        <progress key={key} max={1} value={part} aria-label={t('documents.desk.uploading', { percent: Math.round(part * 100) })} />
      ))}
      {refused.map((sentence) => (
        <Fault key={sentence} text={sentence} />
      ))}
      <AttachPdfs label={t('letters.attach')} className={styles.drop} onFiles={(chosen) => void attach(chosen)} />
    </div>
  );
}
