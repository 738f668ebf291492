import type { AnswerOf } from '@sarabun/contract/endpoint';
import { addSeries, type getRegistration } from '@sarabun/contract/registers/registration-display';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { Form, FormFailure } from '../../../ui/forms/form';
import { useAct } from '../../../ui/forms/use-act';
import ui from '../../../ui/styles/ui.module.css';
import styles from './register-settings.module.css';

/** Opens the register of an agency form that has none at this registry yet. */
export function SeriesForm({ unitId, forms }: { unitId: number; forms: AnswerOf<typeof getRegistration>['forms'] }) {
  const { t, language } = useText();
  const [chosen, setChosen] = useState('');
  const act = useAct(['registers'], () => setChosen(''));
  const formCode = forms.some(({ code }) => code === chosen) ? chosen : (forms[0]?.code ?? '');
  return (
    <Form
      act={act}
      className={clsx(ui.card, styles.form)}
      failureInside
      onSubmit={() => act.run(() => call(addSeries, { unitId, formCode }), t('registerSettings.seriesAdded'))}
    >
      <h2 className={clsx(ui.h3, ui.strong)}>{t('registerSettings.addSeries')}</h2>
      <p className={clsx(ui.soft, ui.sm)}>{t(forms.length > 0 ? 'registerSettings.addSeriesText' : 'registerSettings.noFormLeft')}</p>
      <FormFailure text={act.failure} />
      {forms.length > 0 && (
        <div className={clsx(ui.row, ui.wrap, styles.inline)}>
          <Field label={t('registerSettings.series')} required error={act.faults.formCode}>
            {(control) => (
              <select {...control} className={ui.input} value={formCode} onChange={(event) => setChosen(event.target.value)}>
                {forms.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name[language]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" tone="ghost" busy={act.busy}>
            {t('registerSettings.addSeriesNow')}
          </Button>
        </div>
      )}
    </Form>
  );
}
