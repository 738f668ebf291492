import { documentKindCodes, documentKinds, type SpeedClass, secrecyClasses, speedClasses, topSecret } from '@sarabun/contract/documents/document-kind';
import { IconBolt, IconLock } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../platform/i18n';
import { DayField } from '../../ui/day-field';
import { Field } from '../../ui/field';
import type { IncomingDraft } from './receive-rules';

const speeds = [1, 2, 3, 4] as const;
const secrecies = [1, 2, 3] as const;

/** What is wrong with each field, in words. */
export type IncomingMessages = Partial<Record<keyof IncomingDraft, string>>;

interface IncomingFieldsProps {
  draft: IncomingDraft;
  /** What is wrong, by field, in the person's language. */
  faults: IncomingMessages;
  onChange: (part: Partial<IncomingDraft>) => void;
}

/** What the receive register holds of a letter (ข้อ 38). */
export function IncomingFields({ draft, faults, onChange }: IncomingFieldsProps) {
  const { t } = useText();
  const words = (field: 'number' | 'sender' | 'addressee' | 'references' | 'enclosures', maxLength: number, required: boolean) => (
    <Field label={t(`documents.desk.${field}`)} required={required} error={faults[field]}>
      {(control) => (
        <input
          {...control}
          className="in"
          maxLength={maxLength}
          value={draft[field]}
          autoComplete="off"
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="rc-pair">
        {words('number', 100, true)}
        <DayField label={t('documents.desk.datedOn')} required value={draft.datedOn} onChange={(datedOn) => onChange({ datedOn })} error={faults.datedOn} />
      </div>
      {words('sender', 300, true)}
      <Field label={t('documents.desk.subject')} required error={faults.subject}>
        {(control) => (
          <textarea
            {...control}
            className="in"
            rows={2}
            maxLength={1000}
            value={draft.subject}
            onChange={(event) => onChange({ subject: event.target.value.replace(/\n/g, ' ') })}
          />
        )}
      </Field>
      {words('addressee', 300, true)}
      <SpeedChoice speed={draft.speed} onSpeed={(speed) => onChange({ speed })} />
      <div className="rc-pair">
        <KindChoice draft={draft} onChange={onChange} />
        <DayField label={t('documents.desk.dueOn')} value={draft.dueOn} onChange={(dueOn) => onChange({ dueOn })} error={faults.dueOn} />
      </div>
      <SecrecyChoice draft={draft} error={faults.secrecy} onChange={onChange} />
      {words('references', 1000, false)}
      {words('enclosures', 1000, false)}
    </>
  );
}

/** Speed classes (ข้อ 28); Alt with 1 to 4 chooses from anywhere in the form, on Thai keyboards too. */
function SpeedChoice({ speed, onSpeed }: { speed: SpeedClass; onSpeed: (speed: SpeedClass) => void }) {
  const { t, language } = useText();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = speeds.find((one) => event.code === `Digit${one}`);
    if (!event.altKey || !chosen) return;
    event.preventDefault();
    onSpeed(chosen);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (
    <fieldset className="rc-speed">
      <legend className="lbl">{t('documents.desk.speed')}</legend>
      <div className="seg">
        {speeds.map((one) => (
          <button key={one} type="button" aria-pressed={speed === one} aria-keyshortcuts={`Alt+${one}`} data-speed={one} onClick={() => onSpeed(one)}>
            {one > 1 && <IconBolt size={15} fill={one === 4 ? 'currentColor' : 'none'} aria-hidden />}
            {speedClasses[one].label[language]}
            <kbd className="hide-t" aria-hidden>
              {one}
            </kbd>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function KindChoice({ draft, onChange }: Pick<IncomingFieldsProps, 'draft' | 'onChange'>) {
  const { t, language } = useText();
  return (
    <Field label={t('documents.desk.kind')}>
      {(control) => (
        <select {...control} className="in" value={draft.kind} onChange={(event) => onChange({ kind: Number(event.target.value) as IncomingDraft['kind'] })}>
          {documentKindCodes.map((code) => (
            <option key={code} value={code}>
              {documentKinds[code].label[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function SecrecyChoice({ draft, error, onChange }: Pick<IncomingFieldsProps, 'draft' | 'onChange'> & { error: string | undefined }) {
  const { t, language } = useText();
  const rule = (
    <span className="row rc-rule">
      <IconLock size={15} aria-hidden />
      {t('documents.desk.topSecretRule')}
    </span>
  );
  return (
    <Field label={t('documents.desk.secrecy')} error={error} hint={rule}>
      {(control) => (
        <select
          {...control}
          className="in"
          value={draft.secrecy}
          onChange={(event) => onChange({ secrecy: Number(event.target.value) as IncomingDraft['secrecy'] })}
        >
          {secrecies.map((code) => (
            <option key={code} value={code}>
              {secrecyClasses[code].label[language]}
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
