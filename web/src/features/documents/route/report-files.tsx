import { IconPaperclip, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { newKey } from '../../../platform/new-key';
import { IconButton } from '../../../ui/button';
import { AttachPdfs } from '../../../ui/fields/file-input';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/act.module.css';
import { type Upload, UploadRefused, uploadFile } from '../fields/upload-file';

export interface ReportFile {
  key: string;
  name: string;
  /** The id of the upload; null while uploading or when refused. */
  uploadId: string | null;
  refusal: string | null;
}

/** Why files cannot go with a report yet: a refused one waits to be removed, another only for the line. */
export function unsent(files: readonly ReportFile[]): 'removeRefused' | 'waitForAll' | null {
  if (files.some(({ refusal }) => refusal !== null)) return 'removeRefused';
  return files.some(({ uploadId }) => uploadId === null) ? 'waitForAll' : null;
}

interface ReportFilesProps {
  files: readonly ReportFile[];
  onChange: (change: (files: readonly ReportFile[]) => ReportFile[]) => void;
}

/** The PDF files of a report, each uploaded at once; a refused one shows the reason. */
export function ReportFiles({ files, onChange }: ReportFilesProps) {
  const { t } = useText();
  const uploads = useRef(new Map<string, Upload>());
  const [percent, setPercent] = useState<Record<string, number>>({});
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.cancel();
    };
  }, []);
  const set = (key: string, part: Partial<ReportFile>) => onChange((old) => old.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const add = (file: File) => {
    const key = newKey();
    onChange((old) => [...old, { key, name: file.name, uploadId: null, refusal: null }]);
    // Read, so that a file of a higher class than the letter is told apart.
    const upload = uploadFile(file, (part) => setPercent((old) => ({ ...old, [key]: Math.round(part * 100) })), { reads: true });
    uploads.current.set(key, upload);
    upload.finished
      .then(
        ({ uploadId }) => set(key, { uploadId }),
        (error: unknown) => {
          if (error instanceof UploadRefused) set(key, { refusal: error.sentence ?? t('documents.desk.uploadUnreachable', { name: file.name }) });
        },
      )
      .finally(() => uploads.current.delete(key));
  };
  return (
    <div className={ui.attachedFiles}>
      {files.map((file) => (
        <div key={file.key} className={styles.party}>
          <IconPaperclip size={18} aria-hidden />
          <span className={ui.grow}>
            <span className={clsx(ui.sm, ui.clip2)}>{file.name}</span>
            {file.refusal ? (
              <span className={clsx(ui.xs, ui.inkFault, styles.partyDetail)} role="alert">
                {file.refusal}
              </span>
            ) : (
              file.uploadId === null && (
                <span className={clsx(ui.xs, ui.muted, styles.partyDetail, ui.num)}>{t('documents.desk.uploading', { percent: percent[file.key] ?? 0 })}</span>
              )
            )}
          </span>
          <IconButton
            dense
            label={t('documents.removeParty', { name: file.name })}
            onClick={() => {
              uploads.current.get(file.key)?.cancel();
              onChange((old) => old.filter(({ key }) => key !== file.key));
            }}
          >
            <IconX size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <AttachPdfs label={t('route.attachFiles')} onFiles={(chosen) => chosen.forEach(add)} />
    </div>
  );
}
