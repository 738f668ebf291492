import type { newDraft } from '@sarabun/contract/drafts/drafts';
import { longestFieldValue, templateFields } from '@sarabun/contract/drafts/template-fields';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import ui from '../../../ui/styles/ui.module.css';
import { TabTitle } from '../../../ui/tab-title';
import styles from './templates.module.css';

interface TemplateStartProps {
  template: NonNullable<AnswerOf<typeof newDraft>['template']>;
  /** Receives what was filled in, by the name of the field. */
  onBegin: (values: ReadonlyMap<string, string>) => void;
}

/** Asks for the fields of a template before writing begins. */
export function TemplateStart({ template: { name, content }, onBegin }: TemplateStartProps) {
  const { t } = useText();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <Form act={{ busy: false }} label={t('letterTemplates.fields')} className={clsx(ui.card, ui.stack, styles.fields)} onSubmit={() => onBegin(values)}>
      <TabTitle>{name}</TabTitle>
      <div>
        <h1 className={ui.h2}>{name}</h1>
        <p className={clsx(ui.sm, ui.soft)}>{t('letterTemplates.fieldsNote')}</p>
      </div>
      {templateFields(content).map((field, index) => (
        <Field key={field} label={field}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={longestFieldValue}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: the form is what the person asked for, and stands alone on the page.
              autoFocus={index === 0}
              value={values.get(field) ?? ''}
              onChange={(event) => setValues(new Map(values).set(field, event.target.value))}
            />
          )}
        </Field>
      ))}
      <div className={ui.row}>
        <span className={ui.grow} />
        <Button type="submit" size="lg">
          {t('letterTemplates.begin')}
        </Button>
      </div>
    </Form>
  );
}
