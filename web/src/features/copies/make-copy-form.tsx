import { type CopyKind, makeLetterCopy } from '@sarabun/contract/copies/letter-copies';
import { IconRubberStamp } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Segments } from '../../ui/fields/segments';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import ui from '../../ui/styles/ui.module.css';
import styles from './copies.module.css';

interface MakeCopyFormProps {
  documentId: number;
  files: readonly { fileId: number; name: string }[];
  agenda: readonly string[];
  isOwn: boolean;
}

/** Makes a copy: what kind, of which file or items of the agenda, and why. */
export function MakeCopyForm({ documentId, files, agenda, isOwn }: MakeCopyFormProps) {
  const { t } = useText();
  const kinds: CopyKind[] = [
    ...(files.length > 0 ? ['certified' as const] : []),
    ...(isOwn ? ['fileCopy' as const] : []),
    ...(agenda.length > 0 ? ['excerpt' as const] : []),
  ];
  const [kind, setKind] = useState<CopyKind>(kinds[0] ?? 'certified');
  const [fileId, setFileId] = useState(files[0]?.fileId ?? null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const act = useAct(['letterCopies'], () => {
    setReason('');
    setChosen([]);
  });
  const make = () => {
    const missing = {
      ...(reason.trim() === '' && { reason: t('copies.reasonMissing') }),
      ...(kind === 'excerpt' && chosen.length === 0 && { agenda: t('copies.agendaMissing') }),
    };
    if (Object.keys(missing).length > 0) return act.setFaults(missing);
    const asked = { documentId, kind, fileId: kind === 'excerpt' ? null : fileId, agenda: [...chosen], reason: reason.trim() };
    return act.run(
      () => call(makeLetterCopy, asked),
      ({ item }) => t('copies.made', { number: item.number }),
    );
  };
  return (
    <Form act={act} label={t('copies.make')} className={styles.form} onSubmit={make}>
      {kinds.length > 1 && <Segments label={t('copies.kind')} values={kinds} chosen={kind} onChoose={setKind} word={(one) => t(`copies.kinds.${one}`)} />}
      {kind === 'certified' && (
        <Field label={t('copies.file')} error={act.faults.fileId}>
          {(control) => (
            <select {...control} className={ui.input} value={fileId ?? ''} onChange={({ target }) => setFileId(Number(target.value))}>
              {files.map((file) => (
                <option key={file.fileId} value={file.fileId}>
                  {file.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {kind === 'excerpt' && <Agenda agenda={agenda} chosen={chosen} onChoose={setChosen} error={act.faults.agenda} />}
      <Field label={t('copies.reason')} required error={act.faults.reason}>
        {(control) => <input {...control} className={ui.input} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      <Button type="submit" tone="ghost" busy={act.busy} icon={<IconRubberStamp size={18} stroke={1.7} aria-hidden />}>
        {t('copies.make')}
      </Button>
    </Form>
  );
}

interface AgendaProps {
  agenda: readonly string[];
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
  error: string | undefined;
}

function Agenda({ agenda, chosen, onChoose, error }: AgendaProps) {
  const { t } = useText();
  return (
    <fieldset className={styles.agenda} aria-invalid={error !== undefined}>
      <legend className={ui.sm}>{t('copies.agenda')}</legend>
      {agenda.map((heading, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same heading
        <label key={at} className={ui.sm}>
          <input
            type="checkbox"
            checked={chosen.includes(at)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, at].sort((a, b) => a - b) : chosen.filter((one) => one !== at))}
          />
          {heading}
        </label>
      ))}
      {error && <p className={ui.fault}>{error}</p>}
    </fieldset>
  );
}
