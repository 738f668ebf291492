import { correctLetter } from '@sarabun/contract/documents/correct-letter';
import type { SpeedClass } from '@sarabun/contract/documents/document-kind';
import type { Correctable } from '@sarabun/contract/documents/letter-entry';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { DialogFoot, DialogForm } from '../../../ui/dialogs/dialog-parts';
import { beginsInField, Drawer } from '../../../ui/dialogs/drawer';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import { growing } from '../../../ui/fields/growing';
import { LongText } from '../../../ui/fields/long-text';
import { useAct } from '../../../ui/forms/use-act';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { offered, useDocumentWords } from '../../settings';

const words = { number: 100, sender: 300, addressee: 300, subject: 1000, references: 1000, enclosures: 1000 } as const;
type Word = keyof typeof words;
const long: readonly Word[] = ['subject', 'references', 'enclosures'];
const required = ['number', 'sender', 'addressee', 'subject'] as const satisfies Word[];

/** Corrects what was typed of a letter when it was received. What stood before stays visible, with the reason. */
export function CorrectLetter({ letter, onClose }: { letter: DocumentView; onClose: () => void }) {
  const { t } = useText();
  const { documentId, number, datedOn, sender, addressee, subject, references, enclosures, corrections = [] } = letter;
  const speed = letter.speed as SpeedClass;
  const seenCorrections = corrections.length;
  const kept = useDraft(`correct_${documentId}_${seenCorrections}`, {
    number,
    datedOn,
    undated: datedOn === null,
    sender,
    addressee,
    subject,
    references,
    enclosures,
    speed,
    reason: '',
  });
  const { draft, change } = kept;
  const { undated, ...typed } = draft;
  const inField = beginsInField();
  const act = useAct(['documents', 'queues', 'registers'], onClose);
  const faults = () => {
    const found: Partial<Record<Correctable | 'reason', string>> = {};
    for (const name of required) if (draft[name].trim() === '') found[name] = t(`documents.desk.fault.${name}`);
    if (draft.datedOn === null && !undated) found.datedOn = t('documents.desk.fault.datedOn');
    else if (draft.datedOn !== null && draft.datedOn > bangkokDay(new Date())) found.datedOn = t('documents.desk.fault.datedInFuture');
    if (draft.reason.trim() === '') found.reason = t('documents.reasonMissing');
    return found;
  };
  const save = () => {
    const found = faults();
    if (Object.keys(found).length > 0) return act.setFaults(found);
    return act.run(() => call(correctLetter, { ...typed, documentId, seenCorrections }), t('letterHints.correct.done'));
  };
  const field = (name: Word) => (
    <WordField
      name={name}
      value={draft[name]}
      error={act.faults[name]}
      isFirst={name === 'number' && inField}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <Drawer title={t('letterHints.correct.title')} note={t('letterHints.correct.note')} quiet={inField} onClose={onClose}>
      <DialogForm act={act} onSubmit={save} kept={kept} foot={<DialogFoot submit={t('letterHints.correct.save')} busy={act.busy} onClose={onClose} />}>
        {field('number')}
        <DayField
          label={t('documents.desk.datedOn')}
          required
          recent
          value={draft.datedOn}
          latest={bangkokDay(new Date())}
          error={act.faults.datedOn}
          without={{ label: t('letterHints.undated'), chosen: undated, onChoose: (chosen) => change({ datedOn: null, undated: chosen }) }}
          onChange={(day) => change({ datedOn: day, ...(day !== null && { undated: false }) })}
        />
        {field('sender')}
        {field('addressee')}
        {field('subject')}
        {field('references')}
        {field('enclosures')}
        <SpeedField value={draft.speed} before={speed} error={act.faults.speed} onChange={(chosen) => change({ speed: chosen })} />
        <Field label={t('letterHints.correct.reason')} required error={act.faults.reason}>
          {(control) => <LongText {...control} rows={2} most={500} value={draft.reason} onChange={(event) => change({ reason: event.target.value })} />}
        </Field>
      </DialogForm>
    </Drawer>
  );
}

interface WordFieldProps {
  name: Word;
  value: string;
  error: string | undefined;
  /** It is in hand when the drawer opens. */
  isFirst: boolean;
  onChange: (value: string) => void;
}

function WordField({ name, value, error, isFirst, onChange }: WordFieldProps) {
  const { t } = useText();
  return (
    <Field label={t(`documents.desk.${name}`)} required={required.some((one) => one === name)} error={error}>
      {(control) =>
        long.includes(name) ? (
          <LongText {...control} {...growing(value)} most={words[name]} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...control}
            className={ui.input}
            maxLength={words[name]}
            data-autofocus={isFirst || undefined}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

interface SpeedFieldProps {
  value: SpeedClass;
  /** The speed class under which the letter was received. */
  before: SpeedClass;
  error: string | undefined;
  onChange: (speed: SpeedClass) => void;
}

function SpeedField({ value, before, error, onChange }: SpeedFieldProps) {
  const { t, language } = useText();
  const speeds = offered(useDocumentWords().speeds, value);
  return (
    <Field label={t('documents.desk.speed')} error={error} hint={value === before ? undefined : t('letterHints.correct.dueStays')}>
      {(control) => (
        <select {...control} className={ui.input} value={value} onChange={(event) => onChange(Number(event.target.value) as SpeedClass)}>
          {speeds.map((word) => (
            <option key={word.code} value={word.code}>
              {word[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
