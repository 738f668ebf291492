import type { KeptForm } from '@sarabun/contract/drafts/agency-forms';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useText } from '../../../platform/i18n';

/** The code of the series, and how far its numbers have come in each registry. */
export function SeriesOf({ form: { code, series } }: { form: Pick<KeptForm, 'code' | 'series'> }) {
  const { t } = useText();
  return (
    <>
      <code className="xs">{code}</code>
      {series.length === 0 && <span className="xs muted fm-line">{t('letters.forms.noNumber')}</span>}
      {series.map(({ unitName, year, lastNumber }) => (
        <span key={unitName} className="xs muted num fm-line">
          {t('letters.forms.lastNumber', { number: toThaiDigits(`${lastNumber}/${year}`), unit: unitName })}
        </span>
      ))}
    </>
  );
}
