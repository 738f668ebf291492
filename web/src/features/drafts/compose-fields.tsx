import { type AgencyForm, type LetterField, letterForms } from '@sarabun/contract/drafts/letter-fields';
import { hasParts } from '@sarabun/contract/drafts/part-words';
import { IconAlertTriangle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useId } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { lazyPart, withMoreTexts } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import composeStyles from './compose.module.css';
import composeFieldsStyles from './compose-fields.module.css';
import { ComposeHeading } from './compose-heading';
import { ContentField } from './content-field';
import { type DraftFields, type Lacking, labelOf, type NewDraft } from './draft-fields';
import { FilesField } from './files-field';
import { withAddressee, withReceivers } from './helper/letter-words';
import { mayKeep, savedId } from './keep-button';
import { ReceiversField } from './receivers-field';
import type { Hints } from './use-hints';
import type { LetterDraft } from './use-letter-draft';

const BodyEditor = lazyPart(async () => (await import('./body/body-editor')).default);
const WritingHelp = lazyPart(withMoreTexts(async () => (await import('./helper/writing-help')).WritingHelp));

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
  /** The addressee was proposed for an answer; marked until the writer has checked it. */
  isAddresseeUnchecked: boolean;
  onAddresseeSeen: () => void;
  /** Writing begins in the text: in a new answer, of which everything else is proposed. */
  startsInText: boolean;
  /** What to look at in the letter. */
  hints: Hints;
}

/** Contact lines, which stand as their unit has them. */
const contacts: readonly LetterField[] = ['telephone', 'fax', 'email', 'address'];

/** The fields of a letter, as its kind requires. */
export function ComposeFields({ draft, units, agencyForm, isWriter, lacking, faults, startsInText, hints, ...answer }: ComposeFieldsProps) {
  const { t, language } = useText();
  const { fields, change } = draft;
  const form = letterForms[fields.kind];
  const content = (part: Partial<DraftFields['content']>) => change((old) => ({ ...old, content: { ...old.content, ...part } }));
  return (
    <>
      <ComposeHeading
        draft={draft}
        units={units}
        isWriter={isWriter}
        faults={faults}
        contacts={(agencyForm ? [] : form.fields).filter(isContact).map(contentField)}
      />
      {form.isSent && (
        <ReceiversField
          receivers={fields.receivers}
          onChange={(receivers) => change((old) => ({ ...old, receivers, content: withReceivers(old.kind, old.content, old.receivers, receivers) }))}
          error={faultOf('receivers', t('letters.lacking.receivers'))}
        />
      )}
      {agencyForm && <FormFields form={agencyForm} values={fields.content.formValues} lacking={lacking} onChange={(formValues) => content({ formValues })} />}
      {agencyForm ? (
        body()
      ) : (
        <div className={composeFieldsStyles.letter}>
          {form.fields.filter((field) => !isContact(field)).map((field) => (field === 'body' ? [help(), body()] : contentField(field)))}
        </div>
      )}
      <FilesField files={fields.files} onChange={(update) => change((old) => ({ ...old, files: update(old.files) }))} />
    </>
  );

  function faultOf(field: 'receivers', text: string) {
    return lacking.includes(field) ? text : faults[field];
  }

  function errorOf(field: LetterField) {
    return lacking.includes(field) ? t('letters.lackingField', { field: labelOf(fields.kind, field, language) }) : faults[field];
  }

  function help() {
    if (fields.content.language === 'en') return null;
    return (
      <Suspense key="help">
        <WritingHelp kind={fields.kind} content={fields.content} hints={hints.shown} onChange={(next) => change({ content: next })} onDismiss={hints.dismiss} />
      </Suspense>
    );
  }

  function body() {
    const label = labelOf(fields.kind, 'body', language);
    return <Body key="body" draft={draft} isStart={startsInText} label={label} error={errorOf('body')} onChange={(text) => content({ body: text })} />;
  }

  function contentField(field: Exclude<LetterField, 'body'>) {
    return (
      <div
        key={field}
        data-field={field}
        className={clsx(
          halves.includes(field) && composeFieldsStyles.half,
          isList(field) && fields.content[field].length > 0 && composeFieldsStyles.filled,
          field === 'salutation' && composeFieldsStyles.salutation,
          field === 'subject' && composeFieldsStyles.subject,
        )}
      >
        <ContentField
          field={field}
          label={labelOf(fields.kind, field, language)}
          required={form.required.includes(field)}
          error={errorOf(field)}
          value={fields.content[field]}
          onChange={(value) =>
            field === 'addressee' ? change((old) => ({ ...old, content: withAddressee(old.kind, old.content, value as string) })) : content({ [field]: value })
          }
        />
        {field === 'addressee' && answer.isAddresseeUnchecked && <CheckAddressee onSeen={answer.onAddresseeSeen} />}
      </div>
    );
  }
}

/** Short fields, of which two stand in a row. */
const halves: readonly LetterField[] = ['salutation', 'addressee', 'references', 'enclosures'];

/** Lists whose lines are long: once they have any, each has the whole row, with its label before it. */
const isList = (field: LetterField): field is 'references' | 'enclosures' => field === 'references' || field === 'enclosures';

const isContact = (field: LetterField): field is Exclude<LetterField, 'body'> => contacts.includes(field);

/** Asks the writer to look at a proposed addressee; gone once it was looked at, or changed. */
function CheckAddressee({ onSeen }: { onSeen: () => void }) {
  const { t } = useText();
  return (
    <p className={clsx(ui.row, ui.wrap, ui.sm, composeFieldsStyles.proposed)}>
      <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
      <span className={ui.grow}>{t('letters.checkAddressee')}</span>
      <Button size="sm" tone="ghost" onClick={onSeen}>
        {t('letters.addresseeRight')}
      </Button>
    </p>
  );
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
    <fieldset className={composeStyles.grid}>
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

function Body({
  draft,
  isStart,
  label,
  error,
  onChange,
}: {
  draft: LetterDraft;
  isStart: boolean;
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
      <Suspense fallback={<div className={composeStyles.bodyEditorBones} aria-busy="true" />}>
        <BodyEditor
          id={id}
          labelledBy={`${id}-label`}
          label={label}
          body={draft.fields.content.body}
          version={String(draft.replaced)}
          isEnglish={draft.fields.content.language === 'en'}
          hasParts={hasParts(draft.fields.kind)}
          invalid={Boolean(error)}
          isStart={isStart}
          onChange={onChange}
          onKeep={mayKeep(draft.fields) ? () => savedId(draft) : null}
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
