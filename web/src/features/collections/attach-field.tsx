import type { AttachedFile } from '@sarabun/contract/collections/intranet';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { FileButton } from '../../ui/fields/file-input';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import styles from './collections.module.css';
import { uploadIntranetFile } from './use-intranet';

/** The PDFs and pictures of an item, in order. Refused ones are named; the others stay. */
export function AttachField({ files, error, onChange }: { files: AttachedFile[]; error: string | undefined; onChange: (files: AttachedFile[]) => void }) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const take = async (chosen: readonly File[]) => {
    setBusy(true);
    setFailures([]);
    const taken = [...files];
    for (const file of chosen) {
      try {
        taken.push(await uploadIntranetFile(file));
        onChange([...taken]);
      } catch (refusal) {
        const sentence = refusal instanceof Error && refusal.message !== '' ? refusal.message : t('intranet.notTaken', { name: file.name });
        setFailures((old) => [...old, sentence]);
      }
    }
    setBusy(false);
  };
  return (
    <section className={ui.stack} aria-label={t('intranet.files')}>
      <div className={clsx(ui.row, ui.wrap)}>
        <FileButton
          size="sm"
          icon={<IconPaperclip size={18} aria-hidden />}
          busy={busy}
          multiple
          accept="application/pdf,image/png,image/jpeg,image/webp"
          aria-label={t('intranet.attach')}
          onFiles={(chosen) => void take(chosen)}
        >
          {t('intranet.attach')}
        </FileButton>

        <span className={clsx(ui.xs, ui.muted)}>{t('intranet.attachHint')}</span>
      </div>
      {failures.map((failure) => (
        <Note key={failure} tone="red">
          {failure}
        </Note>
      ))}
      {error && <Note tone="red">{error}</Note>}
      {files.length > 0 && (
        <ul className={styles.parties}>
          {files.map(({ fileId, name }) => (
            <li key={fileId} className={clsx(styles.party, ui.sm)}>
              {name}
              <IconButton dense label={t('intranet.takeOff', { name })} onClick={() => onChange(files.filter((file) => file.fileId !== fileId))}>
                <IconX size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
