import { type DocumentKind, secrecyClasses } from '@sarabun/contract/documents/document-kind';
import { type AgencyForm, choosesRegistry, letterForms, numberingOf } from '@sarabun/contract/drafts/letter-fields';
import { kindSamplePath } from '@sarabun/contract/settings/document-words';
import { clsx } from 'clsx';
import { Suspense, useId } from 'react';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import { lazyPart } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import { offered, useDocumentWords } from '../settings';
import styles from './compose.module.css';
import { ContentField } from './content-field';
import { type DraftFields, inLanguage, type Lacking, labelOf, type NewDraft, ofKind, ownedBy } from './draft-fields';
import { FilesField } from './files-field';
import { ReceiversField } from './receivers-field';
import type { LetterDraft } from './use-letter-draft';

const BodyEditor = lazyPart(async () => (await import('./body-editor')).default);

interface ComposeFieldsProps {
  draft: LetterDraft;
  units: NewDraft['units'];
  /** The agency form it is written on. */
  agencyForm: AgencyForm | undefined;
  isWriter: boolean;
  /** Missing fields, after a try to submit the letter. */
  lacking: readonly Lacking[];
  /** The server's problems by field. */
  faults: Record<string, string>;
}

/** The fields of a letter, as its kind requires. */
export function ComposeFields({ draft, units, agencyForm, isWriter, lacking, faults }: ComposeFieldsProps) {
  const { t, language } = useText();
  const { fields, change } = draft;
  const form = letterForms[fields.kind];
  const content = (part: Partial<DraftFields['content']>) => change((old) => ({ ...old, content: { ...old.content, ...part } }));
  return (
    <>
      <Heading draft={draft} units={units} isWriter={isWriter} faults={faults} />
      {form.isSent && (
        <ReceiversField
          receivers={fields.receivers}
          onChange={(receivers) => change({ receivers })}
          error={faultOf('receivers', t('letters.lacking.receivers'))}
        />
      )}
      {agencyForm && <FormFields form={agencyForm} values={fields.content.formValues} lacking={lacking} onChange={(formValues) => content({ formValues })} />}
      {(agencyForm ? (['body'] as const) : form.fields).map((field) => {
        const label = labelOf(fields.kind, field, language);
        const error = lacking.includes(field) ? t('letters.lackingField', { field: label }) : faults[field];
        if (field === 'body') {
          return <Body key={field} draft={draft} label={label} error={error} onChange={(body) => content({ body })} />;
        }
        return (
          <ContentField
            key={field}
            field={field}
            label={label}
            required={form.required.includes(field)}
            error={error}
            value={fields.content[field]}
            onChange={(value) => content({ [field]: value })}
          />
        );
      })}
      <FilesField files={fields.files} onChange={(update) => change((old) => ({ ...old, files: update(old.files) }))} />
    </>
  );

  function faultOf(field: 'receivers', text: string) {
    return lacking.includes(field) ? text : faults[field];
  }
}

interface FormFieldsProps {
  form: AgencyForm;
  values: Record<string, string>;
  lacking: readonly Lacking[];
  onChange: (values: Record<string, string>) => void;
}

function FormFields({ form, values, lacking, onChange }: FormFieldsProps) {
  const { t, language } = useText();
  return (
    <fieldset className={styles.grid}>
      <legend className={ui.h3}>{form.name[language]}</legend>
      {form.fields.map(({ name, label, required }) => (
        <Field
          key={name}
          label={label[language]}
          required={required}
          error={lacking.includes(`form.${name}`) ? t('letters.lackingField', { field: label[language] }) : undefined}
        >
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={1000}
              value={values[name] ?? ''}
              onChange={(event) => onChange({ ...values, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

/** The office's own form or sample of a kind of letters, if there is one. */
function KindSample({ kind, words }: { kind: DocumentKind; words: ReturnType<typeof useDocumentWords>['kinds'] }) {
  const { t } = useText();
  const name = words.find(({ code }) => code === kind)?.sample;
  if (!name) return null;
  return (
    <a className={clsx(ui.sm, styles.whole)} href={kindSamplePath(kind)} target="_blank" rel="noreferrer">
      {t('letters.sampleOfKind', { name })}
    </a>
  );
}

/** Kind, language, owner, speed and secrecy: the fields before the letter itself. */
function Heading({ draft: { fields, change }, units, isWriter, faults }: Omit<ComposeFieldsProps, 'lacking' | 'agencyForm'>) {
  const { t, language } = useText();
  const words = useDocumentWords();
  const form = letterForms[fields.kind];
  const numbering = numberingOf(fields.kind, fields.content);
  const unit = units.find(({ unitId }) => unitId === fields.ownerUnitId);
  const option = ({ code, th, en }: { code: number; th: string; en: string }) => (
    <option key={code} value={code}>
      {language === 'en' ? en || th : th}
    </option>
  );
  return (
    <div className={styles.grid}>
      <Field label={t('letters.kind')}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={fields.kind}
            onChange={(event) => change(ofKind(fields, Number(event.target.value) as DocumentKind, unit))}
          >
            {offered(words.kinds, fields.kind).map(option)}
          </select>
        )}
      </Field>
      <KindSample kind={fields.kind} words={words.kinds} />
      {form.mayBeEnglish && (
        <Field label={t('letters.language')}>
          {(control) => (
            <select
              {...control}
              className={ui.input}
              value={fields.content.language}
              onChange={(event) => change({ content: inLanguage(fields.content, event.target.value as 'th' | 'en', fields.kind, unit) })}
            >
              <option value="th">{t('letters.thai')}</option>
              <option value="en">{t('letters.english')}</option>
            </select>
          )}
        </Field>
      )}
      <Field label={t('letters.speed')}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={fields.speed}
            onChange={(event) => change({ speed: Number(event.target.value) as DraftFields['speed'] })}
          >
            {offered(words.speeds, fields.speed).map(option)}
          </select>
        )}
      </Field>
      <Field label={t('letters.secrecy')} error={faults.secrecy}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={fields.secrecy}
            onChange={(event) => change({ secrecy: Number(event.target.value) as DraftFields['secrecy'] })}
          >
            {offered(words.secrecies, fields.secrecy)
              .filter(({ code }) => code in secrecyClasses)
              .map(option)}
          </select>
        )}
      </Field>
      <Field label={t('letters.owner')} error={faults.ownerUnitId}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={fields.ownerUnitId}
            disabled={!isWriter}
            onChange={(event) => change(ownedBy(fields, Number(event.target.value), units))}
          >
            {units.map(({ unitId, name }) => (
              <option key={unitId} value={unitId}>
                {name}
              </option>
            ))}
            {!unit && <option value={fields.ownerUnitId}>{t('letters.otherUnit')}</option>}
          </select>
        )}
      </Field>
      {choosesRegistry(numbering) ? (
        <label className={clsx(ui.row, styles.check)}>
          <input type="checkbox" checked={fields.usesOwnerNumber} onChange={(event) => change({ usesOwnerNumber: event.target.checked })} />
          <span className={ui.sm}>{t('letters.ownerNumber')}</span>
        </label>
      ) : (
        numbering !== 'own' && numbering !== 'notice' && <p className={clsx(ui.sm, ui.soft, styles.check)}>{t('letters.issuerNumber')}</p>
      )}
      <label className={clsx(ui.row, styles.check, styles.whole)}>
        <input type="checkbox" checked={fields.personal} disabled={!isWriter} onChange={(event) => change({ personal: event.target.checked })} />
        <span className={ui.sm}>{t('rights.personal')}</span>
      </label>
    </div>
  );
}

function Body({
  draft,
  label,
  error,
  onChange,
}: {
  draft: LetterDraft;
  label: string;
  error: string | undefined;
  onChange: (body: DraftFields['content']['body']) => void;
}) {
  const id = useId();
  return (
    <div className={ui.field}>
      <span className={ui.lbl} id={`${id}-label`}>
        {label}
        <span className={ui.req} aria-hidden>
          {' *'}
        </span>
      </span>
      <Suspense fallback={<div className={styles.bodyEditorBones} aria-busy="true" />}>
        <BodyEditor
          id={id}
          labelledBy={`${id}-label`}
          body={draft.fields.content.body}
          version={String(draft.replaced)}
          isEnglish={draft.fields.content.language === 'en'}
          invalid={Boolean(error)}
          onChange={onChange}
        />
      </Suspense>
      {error && (
        <p className={ui.fault} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
