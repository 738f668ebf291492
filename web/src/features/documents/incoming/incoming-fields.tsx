import { type SpeedClass, topSecret } from '@sarabun/contract/documents/document-kind';
import { earlierWords } from '@sarabun/contract/documents/earlier-words';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { workingDayAfter } from '@sarabun/contract/values/working-days';
import { IconBolt, IconLock } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { keyText } from '../../../platform/keys';
import { useKey } from '../../../platform/use-key';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import { DueField, useAwaitsHolidays, useWorkingDays } from '../../follow-up';
import { offered, useDocumentWords } from '../../settings';
import { CompletedText } from './completed-text';
import { CorrespondentField } from './correspondent-field';
import { FillableField, GuessHint } from './guess-hint';
import type { Fillable, Guesses } from './guess-rules';
import styles from './receive.module.css';
import { type ClassesReceived, type IncomingDraft, isReceived } from './receive-rules';

export type IncomingMessages = Partial<Record<keyof IncomingDraft, string>>;

interface IncomingFieldsProps {
  draft: IncomingDraft;
  /** The problems by field, in the person's language. */
  faults: IncomingMessages;
  onChange: (part: Partial<IncomingDraft>) => void;
  /** The registry whose earlier letters complete the text. */
  deskId: number;
  /** The classes that the person receives there. */
  received: ClassesReceived;
  /** Fields that were filled in and not confirmed yet. */
  guessed: Guesses;
  /** The addressee is at another agency. */
  isElsewhere: boolean;
  /** What is asked right under the class. */
  underSecrecy?: ReactNode;
}

/** A choice, and where it was filled in from. */
type ChoiceProps = Pick<IncomingFieldsProps, 'draft' | 'onChange'> & { hint: ReactNode };

/** Whether a letter comes from another organisation, a unit of this office or a person, with the office's names. */
function SenderType({ value, onChange }: { value: IncomingDraft['senderType']; onChange: (senderType: IncomingDraft['senderType']) => void }) {
  const { t, language } = useText();
  const types = offered(useDocumentWords().senderTypes, value);
  if (types.length < 2) return null;
  return (
    <Field label={t('documents.desk.senderType')}>
      {(control) => (
        <select {...control} className={ui.input} value={value} onChange={(event) => onChange(Number(event.target.value) as IncomingDraft['senderType'])}>
          {types.map((type) => (
            <option key={type.code} value={type.code}>
              {type[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The fields of the receive register (ข้อ 38). */
export function IncomingFields({ draft, faults, onChange, deskId, received, guessed, isElsewhere, underSecrecy }: IncomingFieldsProps) {
  const { t } = useText();
  const hintOf = (field: Fillable) => guessed[field] && <GuessHint guess={guessed[field]} />;
  const words = (field: 'number' | 'references' | 'enclosures', maxLength: number, required: boolean) => (
    <FillableField field={field} guess={guessed[field]}>
      <Field label={t(`documents.desk.${field}`)} required={required} error={faults[field]} hint={hintOf(field)}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            maxLength={maxLength}
            value={draft[field]}
            autoComplete="off"
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        )}
      </Field>
    </FillableField>
  );
  return (
    <>
      <div className={styles.pair}>
        {words('number', 100, true)}
        <FillableField field="datedOn" guess={guessed.datedOn}>
          <DayField
            label={t('documents.desk.datedOn')}
            required
            recent
            value={draft.datedOn}
            latest={bangkokDay(new Date())}
            without={{ label: t('letterHints.undated'), chosen: draft.undated ?? false, onChoose: (undated) => onChange({ datedOn: null, undated }) }}
            onChange={(datedOn) => onChange({ datedOn, ...(datedOn !== null && { undated: false }) })}
            error={faults.datedOn}
            hint={hintOf('datedOn')}
          />
        </FillableField>
      </div>
      <FillableField field="sender" guess={guessed.sender}>
        <CorrespondentField
          side="from"
          label={t('documents.desk.sender')}
          value={draft.sender}
          error={faults.sender}
          earlier={{ deskId, sender: '' }}
          hint={hintOf('sender')}
          onChange={(sender) => onChange({ sender })}
        />
      </FillableField>
      <FillableField field="subject" guess={guessed.subject}>
        <Field label={t('documents.desk.subject')} required error={faults.subject} hint={hintOf('subject')}>
          {(control) => (
            <CompletedText
              control={control}
              isLong
              maxLength={1000}
              value={draft.subject}
              onChange={(subject) => onChange({ subject })}
              queryKey={['documents', 'earlier', deskId, 'subject', draft.sender]}
              find={async (text, signal) =>
                (await call(earlierWords, { deskId, field: 'subject', text: text.trim().slice(0, 200), sender: draft.sender }, { signal })).items
              }
            />
          )}
        </Field>
      </FillableField>
      <FillableField field="addressee" guess={guessed.addressee}>
        <CorrespondentField
          side="to"
          label={t('documents.desk.addressee')}
          value={draft.addressee}
          error={faults.addressee}
          earlier={{ deskId, sender: draft.sender }}
          hint={
            isElsewhere ? (
              <>
                {hintOf('addressee')} <span role="status">{t('letterHints.elsewhere')}</span>
              </>
            ) : (
              hintOf('addressee')
            )
          }
          onChange={(addressee) => onChange({ addressee })}
        />
      </FillableField>
      <FillableField field="speed" guess={guessed.speed}>
        <SpeedChoice draft={draft} hint={hintOf('speed')} onChange={onChange} />
      </FillableField>
      <div className={styles.pair}>
        <FillableField field="kind" guess={guessed.kind}>
          <KindChoice draft={draft} hint={hintOf('kind')} onChange={onChange} />
        </FillableField>
        <DueField brief label={t('documents.desk.dueOn')} value={draft.dueOn} onChange={(dueOn) => onChange({ dueOn })} error={faults.dueOn} />
      </div>
      <FillableField field="secrecy" guess={guessed.secrecy}>
        <SecrecyChoice draft={draft} received={received} error={faults.secrecy} hint={hintOf('secrecy')} onChange={onChange} />
      </FillableField>
      {underSecrecy}
      <label className={clsx(ui.row, ui.sm)}>
        <input type="checkbox" className={ui.tick} checked={draft.personal ?? false} onChange={(event) => onChange({ personal: event.target.checked })} />
        <span className={ui.grow}>{t('rights.personal')}</span>
      </label>
      <SenderType value={draft.senderType} onChange={(senderType) => onChange({ senderType, isTypeChosen: true })} />
      {words('references', 1000, false)}
      {words('enclosures', 1000, false)}
    </>
  );
}

/**
 * Speed classes (ข้อ 28); Alt with 1 to 4 chooses from anywhere in the form, also on Thai keyboards. A class with a default time proposes
 * the due day if none was given.
 */
function SpeedChoice({ draft: { speed, dueOn }, hint, onChange }: ChoiceProps) {
  const { t, language } = useText();
  const speeds = offered(useDocumentWords().speeds, speed);
  const calendar = useWorkingDays();
  const proposes = !useAwaitsHolidays() && dueOn === null;
  const choose = ({ code, dueDays }: (typeof speeds)[number]) =>
    onChange({ speed: code as SpeedClass, ...(proposes && dueDays !== null && { dueOn: workingDayAfter(calendar, bangkokDay(new Date()), dueDays) }) });
  useKey('speed', (event) => {
    const chosen = speeds.find(({ code }) => event.code === `Digit${code}`);
    if (!chosen) return;
    event.preventDefault();
    choose(chosen);
  });
  return (
    <fieldset className={styles.speed}>
      <legend className={ui.lbl}>
        {t('documents.desk.speed')}{' '}
        <kbd className={ui.hideT} aria-hidden>
          {keyText('speed')}
        </kbd>
      </legend>
      <div className={ui.seg}>
        {speeds.map((word) => (
          <button
            key={word.code}
            type="button"
            aria-pressed={speed === word.code}
            aria-keyshortcuts={`Alt+${word.code}`}
            data-speed={word.code}
            onClick={() => choose(word)}
          >
            {word.code > 1 && <IconBolt size={15} fill={word.code === 4 ? 'currentColor' : 'none'} aria-hidden />}
            {word[language]}
          </button>
        ))}
      </div>
      {hint && <div className={clsx(ui.xs, ui.muted)}>{hint}</div>}
    </fieldset>
  );
}

function KindChoice({ draft, hint, onChange }: ChoiceProps) {
  const { t, language } = useText();
  const kinds = offered(useDocumentWords().kinds, draft.kind);
  return (
    <Field label={t('documents.desk.kind')} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={ui.input}
          value={draft.kind}
          onChange={(event) => onChange({ kind: Number(event.target.value) as IncomingDraft['kind'] })}
        >
          {kinds.map((word) => (
            <option key={word.code} value={word.code}>
              {word[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function SecrecyChoice({ draft, received, error, hint, onChange }: ChoiceProps & { received: ClassesReceived; error: string | undefined }) {
  const { t, language } = useText();
  const secrecies = offered(useDocumentWords().secrecies, draft.secrecy);
  const rule = (
    <span className={clsx(ui.row, styles.rule)}>
      <IconLock size={15} aria-hidden />
      {t('documents.desk.topSecretRule')}
    </span>
  );
  return (
    <Field label={t('documents.desk.secrecy')} error={error} hint={hint ?? rule}>
      {(control) => (
        <select
          {...control}
          className={ui.input}
          value={draft.secrecy}
          onChange={(event) => onChange({ secrecy: Number(event.target.value) as IncomingDraft['secrecy'] })}
        >
          {secrecies.map((word) => (
            <option key={word.code} value={word.code} disabled={!isReceived(word.code, received) && word.code !== draft.secrecy}>
              {word[language]}
            </option>
          ))}
          <option value={topSecret} disabled>
            {t('documents.desk.topSecret')}
          </option>
        </select>
      )}
    </Field>
  );
}
