import type { AttachedFile } from '@sarabun/contract/collections/intranet';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import { Note } from '../../ui/note';
import { uploadIntranetFile } from './use-intranet';

/** The PDFs and pictures of an item, in their order. What the server does not take is said by name; the others stay. */
export function AttachField({ files, error, onChange }: { files: AttachedFile[]; error: string | undefined; onChange: (files: AttachedFile[]) => void }) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
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
    <section className="stack" aria-label={t('intranet.files')}>
      <div className="row wrap">
        <Button tone="ghost" size="sm" icon={<IconPaperclip size={18} aria-hidden />} busy={busy} onClick={() => input.current?.click()}>
          {t('intranet.attach')}
        </Button>
        <input
          ref={input}
          type="file"
          className="vh"
          multiple
          tabIndex={-1}
          aria-label={t('intranet.attach')}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <span className="xs muted">{t('intranet.attachHint')}</span>
      </div>
      {failures.map((failure) => (
        <Note key={failure} tone="red">
          {failure}
        </Note>
      ))}
      {error && <Note tone="red">{error}</Note>}
      {files.length > 0 && (
        <ul className="in-parties">
          {files.map(({ fileId, name }) => (
            <li key={fileId} className="in-party sm">
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
