import { type KeptForm, maxFormFields, removeForm, saveForm } from '@sarabun/contract/drafts/agency-forms';
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button, IconButton } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { DialogFoot, DialogForm } from '../../../ui/dialogs/dialog-parts';
import { Drawer } from '../../../ui/dialogs/drawer';
import { Field } from '../../../ui/fields/field';
import { LongText } from '../../../ui/fields/long-text';
import { NumberInput } from '../../../ui/fields/number-input';
import { useAct } from '../../../ui/forms/use-act';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { SeriesOf } from './form-series';
import styles from './forms.module.css';

interface FieldDraft {
  /** A key for React. */
  key: number;
  name: string | null;
  th: string;
  en: string;
  required: boolean;
}

interface Draft {
  code: string;
  nameTh: string;
  nameEn: string;
  heading: string;
  opening: string;
  position: string;
  active: boolean;
  fields: FieldDraft[];
}

let keys = 0;
const row = (field: Omit<FieldDraft, 'key'>): FieldDraft => {
  keys += 1;
  return { key: keys, ...field };
};
const blank = () => row({ name: null, th: '', en: '', required: false });
const draftOf = (form: KeptForm | null): Draft =>
  form
    ? { ...form, position: String(form.position), fields: form.fields.map(row) }
    : { code: '', nameTh: '', nameEn: '', heading: '', opening: '', position: '10', active: true, fields: [blank()] };

interface FormDrawerProps {
  /** Null for a new one. */
  form: KeptForm | null;
  mayManage: boolean;
  onClose: () => void;
}

/** An agency form: title, opening words, ordered fields and number series. */
export function FormDrawer({ form, mayManage, onClose }: FormDrawerProps) {
  const { t } = useText();
  const [begun] = useState(() => draftOf(form));
  const kept = useDraft(`form_${form ? `${form.code}_${form.version}` : 'new'}`, begun);
  const { draft, change } = kept;
  const [asking, setAsking] = useState(false);
  const act = useAct(['letterForms', 'letters'], onClose);
  const submit = () => {
    const faults = faultsOf(draft, (label) => t('settings.needed', { label }), t);
    if (Object.keys(faults).length > 0) return act.setFaults(faults);
    const { code, nameTh, nameEn, heading, opening, active } = draft;
    const fields = draft.fields.map(({ name, th, en, required }) => ({ name, th, en, required }));
    const input = { code, version: form?.version ?? null, nameTh, nameEn, heading, opening, position: Number(draft.position), active, fields };
    return act.run(() => call(saveForm, input), t('agencyForms.saved'));
  };
  return (
    <Drawer title={t(form ? 'agencyForms.edit' : 'agencyForms.add')} note={form?.nameTh} onClose={onClose}>
      <DialogForm
        act={act}
        onSubmit={submit}
        kept={kept}
        bodyClassName={styles.body}
        frozen={!mayManage}
        foot={
          mayManage && (
            <DialogFoot submit={t('settings.save')} busy={act.busy} onClose={onClose}>
              {form && form.letters === 0 && (
                <Button tone="quiet" onClick={() => setAsking(true)}>
                  {t('agencyForms.remove')}
                </Button>
              )}
            </DialogFoot>
          )
        }
      >
        <FormFields draft={draft} form={form} faults={act.faults} onChange={change} />
      </DialogForm>
      {asking && form && (
        <ConfirmDialog
          tone="warning"
          title={`${t('agencyForms.remove')} ${form.nameTh}`}
          text={t('agencyForms.removeText')}
          cancel={{ label: t('common.cancel'), onPress: () => setAsking(false) }}
          confirm={{
            label: t('agencyForms.remove'),
            onPress: () => {
              setAsking(false);
              void act.run(() => call(removeForm, { code: form.code }), t('agencyForms.removed'));
            },
          }}
        />
      )}
    </Drawer>
  );
}

type Faults = Record<string, string>;

function faultsOf({ code, nameTh, heading, position, fields }: Draft, needed: (label: string) => string, t: ReturnType<typeof useText>['t']): Faults {
  const order = Number(position);
  return {
    ...(!/^[a-z0-9-]{1,40}$/.test(code) && { code: t('agencyForms.codeFault') }),
    ...(nameTh.trim() === '' && { nameTh: needed(t('agencyForms.nameTh')) }),
    ...(heading.trim() === '' && { heading: needed(t('agencyForms.heading')) }),
    ...(!(Number.isInteger(order) && order >= 1 && order <= 999) && { position: t('agencyForms.positionFault') }),
    ...((fields.length === 0 || fields.some(({ th }) => th.trim() === '')) && { fields: t('agencyForms.fieldFault') }),
  };
}

interface FormFieldsProps {
  draft: Draft;
  form: KeptForm | null;
  faults: Faults;
  onChange: (part: Partial<Draft>) => void;
}

function FormFields({ draft, form, faults, onChange }: FormFieldsProps) {
  const { t } = useText();
  const text = (name: 'nameTh' | 'nameEn' | 'heading', maxLength: number, required: boolean) => (
    <Field label={t(`agencyForms.${name}`)} required={required} error={faults[name]}>
      {(control) => (
        <input {...control} className={ui.input} maxLength={maxLength} value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
      )}
    </Field>
  );
  return (
    <>
      {form ? (
        <div className={ui.field}>
          <span className={ui.lbl}>{t('agencyForms.series')}</span>
          <div>
            <SeriesOf form={form} />
          </div>
        </div>
      ) : (
        <Field label={t('agencyForms.code')} required error={faults.code} hint={t('agencyForms.codeHint')}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={40} value={draft.code} onChange={(event) => onChange({ code: event.target.value.trim() })} />
          )}
        </Field>
      )}
      {text('nameTh', 120, true)}
      {text('nameEn', 120, false)}
      {text('heading', 200, true)}
      <Field label={t('agencyForms.opening')} error={faults.opening} hint={t('agencyForms.openingHint')}>
        {(control) => <LongText {...control} rows={2} most={500} value={draft.opening} onChange={(event) => onChange({ opening: event.target.value })} />}
      </Field>
      <FieldRows fields={draft.fields} fault={faults.fields} onChange={(fields) => onChange({ fields })} />
      <Field label={t('agencyForms.position')} error={faults.position}>
        {(control) => <NumberInput {...control} maxLength={3} value={draft.position} onChange={(position) => onChange({ position })} />}
      </Field>
      <label className={clsx(ui.row, ui.sm)}>
        <input type="checkbox" className={ui.tick} checked={draft.active} onChange={(event) => onChange({ active: event.target.checked })} />
        {t('agencyForms.active')}
      </label>
    </>
  );
}

/** The fields for the writer, in print order. */
function FieldRows({ fields, fault, onChange }: { fields: FieldDraft[]; fault: string | undefined; onChange: (fields: FieldDraft[]) => void }) {
  const { t } = useText();
  const put = (key: number, part: Partial<FieldDraft>) => onChange(fields.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const up = (index: number) => {
    const moved = [...fields];
    const [field] = moved.splice(index, 1);
    if (field) moved.splice(index - 1, 0, field);
    onChange(moved);
  };
  return (
    <fieldset className={clsx(ui.stack, styles.fields)}>
      <legend className={ui.lbl}>{t('agencyForms.fieldsOf')}</legend>
      <ol className={ui.stack}>
        {fields.map((field, index) => {
          const n = index + 1;
          return (
            <li key={field.key} className={styles.field}>
              <input
                className={ui.input}
                aria-label={t('agencyForms.fieldTh', { n })}
                placeholder={t('agencyForms.fieldTh', { n })}
                aria-invalid={Boolean(fault) && field.th.trim() === ''}
                maxLength={80}
                value={field.th}
                onChange={(event) => put(field.key, { th: event.target.value })}
              />
              <input
                className={ui.input}
                aria-label={t('agencyForms.fieldEn', { n })}
                placeholder={t('agencyForms.fieldEn', { n })}
                maxLength={80}
                value={field.en}
                onChange={(event) => put(field.key, { en: event.target.value })}
              />
              <label className={clsx(ui.row, ui.sm)}>
                <input type="checkbox" className={ui.tick} checked={field.required} onChange={(event) => put(field.key, { required: event.target.checked })} />
                {t('agencyForms.required')}
              </label>
              <span className={ui.row}>
                <IconButton dense label={t('agencyForms.up', { n })} disabled={index === 0} onClick={() => up(index)}>
                  <IconArrowUp size={16} aria-hidden />
                </IconButton>
                <IconButton dense label={t('agencyForms.dropField', { n })} onClick={() => onChange(fields.filter(({ key }) => key !== field.key))}>
                  <IconX size={16} aria-hidden />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      {fault && (
        <p className={ui.fault} role="alert">
          {fault}
        </p>
      )}
      {fields.length < maxFormFields && (
        <Button tone="ghost" size="sm" icon={<IconPlus size={17} aria-hidden />} onClick={() => onChange([...fields, blank()])}>
          {t('agencyForms.addField')}
        </Button>
      )}
    </fieldset>
  );
}
