import { masterFilePath, masterFileTaken, masterUploadPath } from '@sarabun/contract/settings/master-calls';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { upload } from '../../platform/upload';
import { Button, IconButton } from '../../ui/button';
import { Field } from '../../ui/field';
import type { MasterFieldProps } from './master-field';

const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx';

/** A file of a row: opened by its name, chosen anew, taken off. It counts when the row is saved. */
export function MasterFile({ table, rowId, saved, name, field, value, referenced, readOnly, error, onChange }: MasterFieldProps) {
  const { t, language } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ fileId: number; name: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (field.kind !== 'file') return null;
  const fileName = sent?.fileId === value ? sent?.name : (referenced ?? '');
  const take = async (file: File) => {
    if (file.size > field.megabytes * 1024 * 1024) return setFailure(t('settings.fileHint', { megabytes: field.megabytes }));
    setBusy(true);
    setFailure(undefined);
    try {
      const taken = await upload(masterUploadPath(table.path, name), file, masterFileTaken);
      setSent(taken);
      onChange(taken.fileId);
    } catch (refusal) {
      if (!(refusal instanceof CallFailed)) throw refusal;
      setFailure(refusal.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Field label={field.label[language]} error={failure ?? error} hint={field.hint?.[language]}>
      {(control) => (
        <div className="stack">
          <p className="row wrap sm">
            {value === null ? (
              <span className="muted">{t('settings.noFile')}</span>
            ) : value === saved && rowId !== null ? (
              <a href={masterFilePath(table.path, name, rowId)} target="_blank" rel="noreferrer">
                {fileName}
              </a>
            ) : (
              <span className="strong">{fileName}</span>
            )}
            {value !== null && !readOnly && (
              <IconButton dense label={t('settings.takeOffFile', { name: fileName })} onClick={() => onChange(null)}>
                <IconX size={16} aria-hidden />
              </IconButton>
            )}
          </p>
          {!readOnly && (
            <div className="row wrap">
              <input
                {...control}
                ref={input}
                type="file"
                className="vh"
                accept={accepted}
                tabIndex={-1}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  event.target.value = '';
                  if (file) void take(file);
                }}
              />
              <Button tone="ghost" size="sm" busy={busy} icon={<IconPaperclip size={18} aria-hidden />} onClick={() => input.current?.click()}>
                {t(value === null ? 'settings.chooseFile' : 'settings.otherFile')}
              </Button>
              <span className="xs muted">{t('settings.fileHint', { megabytes: field.megabytes })}</span>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
