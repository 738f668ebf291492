import { masterFilePath, masterFileTaken, masterUploadPath } from '@sarabun/contract/settings/master-calls';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { upload } from '../../platform/upload';
import { IconButton } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { FileButton } from '../../ui/fields/file-input';
import ui from '../../ui/styles/ui.module.css';
import type { MasterFieldProps } from './master-field-props';

const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx';

/** A file of a row: open, replace or remove it. It takes effect when the row is saved. */
export function MasterFile({ table, rowId, saved, name, field, value, referenced, readOnly, error, onChange }: MasterFieldProps) {
  const { t, language } = useText();
  const [sent, setSent] = useState<{ fileId: number; name: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (field.kind !== 'file') return null;
  const fileName = sent?.fileId === value ? sent?.name : value === saved ? (referenced ?? '') : t('settings.newFile');
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
        <div className={ui.stack}>
          <p className={clsx(ui.row, ui.wrap, ui.sm)}>
            {value === null ? (
              <span className={ui.muted}>{t('settings.noFile')}</span>
            ) : value === saved && rowId !== null ? (
              <a href={masterFilePath(table.path, name, rowId)} target="_blank" rel="noreferrer">
                {fileName}
              </a>
            ) : (
              <span className={ui.strong}>{fileName}</span>
            )}
            {value !== null && !readOnly && (
              <IconButton dense label={t('settings.takeOffFile', { name: fileName })} onClick={() => onChange(null)}>
                <IconX size={16} aria-hidden />
              </IconButton>
            )}
          </p>
          {!readOnly && (
            <div className={clsx(ui.row, ui.wrap)}>
              <FileButton
                {...control}
                size="sm"
                icon={<IconPaperclip size={18} aria-hidden />}
                busy={busy}
                accept={accepted}
                onFiles={([file]) => file && void take(file)}
              >
                {t(value === null ? 'settings.chooseFile' : 'settings.otherFile')}
              </FileButton>
              <span className={clsx(ui.xs, ui.muted)}>{t('settings.fileHint', { megabytes: field.megabytes })}</span>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
