import type { PaperLine } from '@sarabun/contract/registers/number-work';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useText } from '../../platform/i18n';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';

interface PaperFieldsProps {
  paper: PaperLine;
  /** The receiver is needed. */
  isAddressed: boolean;
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<PaperLine>) => void;
}

export function PaperFields({ paper, isAddressed, faults, onChange }: PaperFieldsProps) {
  const { t } = useText();
  const text = (name: 'subject' | 'sender' | 'addressee' | 'remark', maxLength: number) => (
    <Field label={t(`registers.${name}`)} required={name === 'subject' || (name === 'addressee' && isAddressed)} error={faults[name]}>
      {(control) => (
        <input
          {...control}
          className={ui.input}
          maxLength={maxLength}
          value={paper[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          data-autofocus={name === 'subject' || undefined}
        />
      )}
    </Field>
  );
  return (
    <>
      {text('subject', 500)}
      <div className={ui.pair}>
        {text('sender', 300)}
        {text('addressee', 300)}
      </div>
      <div className={ui.pair}>
        <DayField
          label={t('registers.dated')}
          recent
          value={paper.datedOn}
          latest={bangkokDay(new Date())}
          error={faults.datedOn}
          onChange={(datedOn) => onChange({ datedOn })}
        />
        {text('remark', 500)}
      </div>
    </>
  );
}
