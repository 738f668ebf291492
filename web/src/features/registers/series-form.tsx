import { registerKinds } from '@sarabun/contract/registers/register';
import { addSeries } from '@sarabun/contract/registers/registration-display';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Note } from '../../ui/note';
import { useAct } from '../../ui/use-act';

/** Opens a further register with numbers of its own, such as licences by form. */
export function SeriesForm({ unitId }: { unitId: number }) {
  const { t } = useText();
  const [kind, setKind] = useState<(typeof registerKinds)[number]>('licence');
  const [series, setSeries] = useState('');
  const act = useAct(['registers'], () => setSeries(''));
  return (
    <form
      className="card rg-form"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(() => call(addSeries, { unitId, kind, series }), t('registerSettings.seriesAdded'));
      }}
    >
      <h2 className="h3 strong">{t('registerSettings.addSeries')}</h2>
      <p className="soft sm">{t('registerSettings.addSeriesText')}</p>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <div className="row wrap rg-inline">
        <Field label={t('registerSettings.kind')}>
          {(control) => (
            <select
              {...control}
              className="in"
              value={kind}
              onChange={(event) => setKind(registerKinds.find((one) => one === event.target.value) ?? 'licence')}
            >
              {registerKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`registerSettings.registerKinds.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('registerSettings.series')} required error={act.faults.series}>
          {(control) => <input {...control} className="in" maxLength={80} value={series} onChange={(event) => setSeries(event.target.value)} />}
        </Field>
        <Button type="submit" tone="ghost" busy={act.busy} disabled={series.trim() === ''}>
          {t('registerSettings.addSeriesNow')}
        </Button>
      </div>
    </form>
  );
}
