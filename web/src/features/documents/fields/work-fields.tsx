import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import { DueField } from '../../follow-up';
import { useDocumentWords, usePhrases } from '../../settings';
import styles from './act.module.css';
import { Words } from './act-fields';
import type { Work } from './assignment-rules';
import { JobField } from './job-field';
import { PartiesField } from './parties-field';

interface WorkFieldsProps {
  work: Work;
  onChange: (part: Partial<Work>) => void;
  faults: { parties?: 'noParty' | 'oneMain' | undefined; dueOn?: 'duePast' | undefined };
  /** The kind of the letter, for its phrases. */
  kind: number;
  label: string;
  required?: boolean;
  /** The day that counts without one of its own. */
  inherited?: string | null | undefined;
}

/** The fields of an assignment: who does what until when. */
export function WorkFields({ work, onChange, faults, kind, label, required = true, inherited }: WorkFieldsProps) {
  const { t } = useText();
  const phrases = usePhrases('assign', kind);
  const tasks = useDocumentWords().jobs.map(({ task }) => task);
  return (
    <>
      <JobField work={work} onChange={onChange} latest={inherited} />
      <PartiesField
        label={label}
        required={required}
        proposes="assignTo"
        parties={work.parties}
        onChange={(parties) => onChange({ parties })}
        error={faults.parties && t(`documents.${faults.parties}`)}
      />
      <Words label={t('documents.task')} rows={3} value={work.task} onChange={(task) => onChange({ task })} phrases={phrases} filledIn={tasks} />
      <div className={styles.due}>
        <DueField
          label={t('documents.dueOn')}
          value={work.dueOn}
          onChange={(dueOn) => onChange({ dueOn })}
          error={faults.dueOn && t('documents.duePast')}
          inherited={inherited}
        />
        <label className={clsx(ui.row, ui.sm, styles.report)}>
          <input type="checkbox" className={ui.tick} checked={work.needsReport} onChange={(event) => onChange({ needsReport: event.target.checked })} />
          {t('documents.needsReport')}
        </label>
      </div>
    </>
  );
}
